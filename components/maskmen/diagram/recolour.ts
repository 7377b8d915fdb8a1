/** How ink changes when the focus goes from wrestler to wrestler: on phones by the stage's clock. */

/** Whether ink fades from colour to colour by itself. */
export const fadesByItself: boolean = false;

/** What a shape whose ink may change is given. */
export const inkThatFades: { readonly style?: object } = {};
