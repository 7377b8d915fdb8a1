/**
 * A lesson as data: a position, what the others will do, and steps that each wait for the learner.
 * Texts live with the languages, under the lesson's id and the step's key: adding a lesson takes an
 * entry in the course and its words, no code.
 */

import type { Wrestler } from '../wrestlers';

/** Something on the table that a step points at. */
export type Spot =
  | { readonly kind: 'ring' | 'diagram' | 'hand' | 'seats' | 'pass' }
  | { readonly kind: 'group' | 'mask'; readonly wrestler: Wrestler }
  /** Two masks in the picture, and what hangs between them. */
  | { readonly kind: 'rope'; readonly stronger: Wrestler; readonly weaker: Wrestler };

/** What a step waits for. Moves are in notation, `-` being a pass. */
export type Expectation =
  /** The learner's move, that one and no other. */
  | { readonly kind: 'move'; readonly move: string }
  /** A wrestler looked at, in the hand or in the diagram. */
  | { readonly kind: 'focus'; readonly wrestler: Wrestler }
  /** The others' moves, in their turn. */
  | { readonly kind: 'others'; readonly moves: readonly string[] }
  /** The learner has read it. */
  | { readonly kind: 'read' };

export interface LessonStep {
  /** The key of its text within the lesson. */
  readonly key: string;
  readonly spots: readonly Spot[];
  readonly expects: Expectation;
}

export interface Lesson {
  readonly id: string;
  /** In position notation; the learner sits at seat 0 and is the first to move. */
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

/** Where the learner sits in every lesson. */
export const LEARNER = 0;
