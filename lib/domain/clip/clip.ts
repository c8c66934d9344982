import type { RowPassage } from '../reading/passage';

/** One end of a clip, as it was asked for: a word of a row, or seconds on the clock of all recordings. */
export type ClipPlace = { responseIndex: number; word: number } | number;

/** A moment that stays with its row when recordings of other rows change. */
export interface Anchor {
  /** The row of the transcript. */
  row: number;
  /** After the beginning of the row's recordings. */
  ms: number;
}

/** The part of a response that a clip shows. */
export interface ClipCut {
  from: Anchor;
  to: Anchor;
  /** Where it was on the clock of all recordings when it was cut. */
  startMs: number;
  endMs: number;
  /** Where its times come from: `spread` when a word at its ends, or all words of a row, had none of their own. */
  times: 'heard' | 'spread';
}

export const CLIP_LAYOUTS = ['side_by_side', 'camera', 'screen'] as const;
export type ClipLayout = (typeof CLIP_LAYOUTS)[number];

export const CLIP_CAPTIONS = ['track', 'burned', 'none'] as const;
export type ClipCaptions = (typeof CLIP_CAPTIONS)[number];

/** What can be asked to be hidden. `faces` is known, and refused: there is nothing that finds them. */
export const HIDEABLE = ['names', 'camera', 'screen', 'voice', 'sound', 'faces'] as const;
export type Hideable = (typeof HIDEABLE)[number];

export interface Hidden {
  what: Hideable[];
  /** Words and short phrases, hidden wherever they are said. */
  names: string[];
  passages: RowPassage[];
}

/** How far a clip or reel is. */
export const FILM_STATES = ['queued', 'rendering', 'ready', 'failed'] as const;
export type FilmState = (typeof FILM_STATES)[number];

export type FilmKind = 'clip' | 'reel';

/** What is rendered: that version of a film, and no later one. */
export interface FilmJob {
  kind: FilmKind;
  id: string;
  version: number;
}

export const LONGEST_CLIP_SECONDS = 10 * 60;
export const LONGEST_REEL_SECONDS = 60 * 60;
export const SHORTEST_CLIP_MS = 200;
