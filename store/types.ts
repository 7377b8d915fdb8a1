/**
 * The store's words: who sits at the table, what is set, and what a screen may see. Nothing here can
 * hold a hidden card but the one hand that the present viewer is allowed to look at.
 */

import type { Hint } from '@/engine/maskmen/bots/hint';
import type { Level } from '@/engine/maskmen/bots/levels';
import type { RivalId } from '@/engine/maskmen/bots/rivals';
import type { MatchEvent, MatchView, Move, MoveRefusal, RuleSet } from '@/engine/view';

export type { Hint };

export const PACES = ['calm', 'brisk', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export const HELPS = ['full', 'light', 'tabletop'] as const;
/** How much the table works out for its players. */
export type Help = (typeof HELPS)[number];

export const THEME_CHOICES = ['system', 'night', 'poster'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const MOTION_CHOICES = ['system', 'reduced'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

export const LANGUAGE_CHOICES = ['system', 'en', 'es', 'ru', 'ja', 'de', 'fr'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export const STRENGTH_SHAPES = ['diagram', 'columns'] as const;
/** How strength is drawn: as ropes, or as columns like the printed game's markers. */
export type StrengthShape = (typeof STRENGTH_SHAPES)[number];

/** How loud, in percent: named steps, so that keys and screen readers set it like anything else. */
export const VOLUMES = [0, 25, 50, 75, 100] as const;
export type Volume = (typeof VOLUMES)[number];

export interface Settings {
  readonly sound: boolean;
  readonly volume: Volume;
  readonly haptics: boolean;
  /** Whether a pass is asked for twice. */
  readonly confirmPass: boolean;
  /** How much tables help: the open one, and those to come. */
  readonly help: Help;
  /** Whether every wrestler's cards have a weave of their own. */
  readonly patterns: boolean;
  readonly pace: Pace;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  readonly motion: MotionChoice;
  readonly leftHanded: boolean;
  readonly strength: StrengthShape;
}

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      /** Whose style it has. */
      readonly rival: RivalId;
      readonly level: Level;
    };

/** What is chosen before a match, and remembered for the next one. */
export interface TableSetup {
  /** Clockwise, two to six, at least one a person. */
  readonly players: readonly Player[];
  readonly host: number | 'random';
  /** 1–8; where two play to three wins it says nothing. */
  readonly seasons: number;
  readonly help: Help;
  /** By which rules, by value; absent, those of the printed game. */
  readonly rules?: TableRules;
}

/** A rule set without the number of seasons, which is the table's own. */
export type TableRules = Omit<RuleSet, 'seasons'>;

/** What stands on the screen. */
export type TablePhase =
  /** No match is open. */
  | 'none'
  /** Play goes on: somebody's turn, perhaps a bot's. */
  | 'table'
  /** The phone must change hands before the seat to move may look. */
  | 'hand-over'
  | 'season-over'
  | 'match-over';

/** Events of one move or one new season, numbered so that motion plays each of them once. */
export interface Beat {
  readonly id: number;
  readonly events: readonly MatchEvent[];
  /** The few beats before it: a busy screen draws only the last of several. */
  readonly recent?: readonly Omit<Beat, 'recent'>[];
}

export interface TableState {
  readonly phase: TablePhase;
  readonly setup: TableSetup | undefined;
  /** The viewer's own view, or the public one when no hand may be shown. */
  readonly view: MatchView | undefined;
  /** Whose hand is shown; undefined on the public table. */
  readonly viewer: number | undefined;
  /** A person alone with bots: no hand-over ever, and texts may say "you". */
  readonly solo: boolean;
  readonly beat: Beat;
  /** The bot that is thinking. */
  readonly thinking: number | undefined;
  /** Whose last move may still be taken back; undefined when none may. */
  readonly undo: { readonly seat: number } | undefined;
  /** Where the last move is: on the disk, on its way, or refused by the disk. */
  readonly saving: 'saved' | 'pending' | 'failed';
  /** Whether another window of the app plays this match: here it lies still. */
  readonly elsewhere: boolean;
  /** Whether the table is about to pass for the person to move: nothing is asked, nothing lit. */
  readonly passes: boolean;
  /** Whether no person holds cards any more, so that the season may be skipped to its end. */
  readonly canSkip: boolean;
  /** Seats passed by public facts since the last person's turn, for a line of text. */
  readonly forced: readonly number[];
  /**
   * What happened since the seat to move last acted, told at hand-over, is `log.slice(sinceLast)`; a
   * pass that public facts took for it was no act of its own.
   */
  readonly sinceLast: number;
}

export interface TableIntents {
  /** Starts a match; an open one is replaced. */
  readonly start: (setup: TableSetup) => Promise<void>;
  /** Plays or passes for the seat to move; a refusal says why not. */
  readonly act: (move: Move) => MoveRefusal | undefined;
  readonly takeBack: () => void;
  /** The seat to move has taken the phone and looks at its hand. */
  readonly reveal: () => void;
  /** The app left the foreground, or somebody put the phone down: nobody looks any more. */
  readonly cover: () => void;
  readonly nextSeason: () => void;
  /** The same seats again; hosted by the last of the match's last season. */
  readonly rematch: () => Promise<void>;
  /** This window plays the match on, as it was saved last; the other one steps back. */
  readonly playHere: () => Promise<void>;
  /** Gives the match up; its save goes. */
  readonly abandon: () => Promise<void>;
  /** A tap: the wait before the next bot's move ends now. */
  readonly hurry: () => void;
  /** Nobody acts by themselves until the answer is called: somebody is being told something. */
  readonly pause: () => () => void;
  readonly skipToEnd: () => void;
  /** Another measure of help, from now on. */
  readonly setHelp: (help: Help) => Promise<void>;
  /** What an Expert would do with the hand that is shown; nothing when it is not its turn. */
  readonly hint: () => Promise<Hint | undefined>;
}

/** A save that could not be read, set aside and told to the player once. */
export interface SaveTrouble {
  readonly what: 'match' | 'settings' | 'setup' | 'learn';
  /** Unreadable: the disk itself refused; what lies there is set aside once it can be read. */
  readonly why: 'damaged' | 'newer-version' | 'unreadable';
}
