/**
 * How ink changes when the focus goes from wrestler to wrestler: on phones at once. A fade would draw
 * the whole diagram anew in every frame, under a finger that has gone on by then.
 */

/** What a shape whose ink may change is given. */
export const inkThatFades: { readonly style?: object } = {};
