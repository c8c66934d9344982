import type { Family } from '@/lib/domain/moderator/family';

/** What a moderator may ask for: a family of follow-ups, or one of its other answers. */
export type Cue = Family | 'contradiction' | 'angle';

/** The texts with which a participant answers one open question and its follow-ups. */
export interface Story extends Partial<Record<Cue, string>> {
  opening: string;
  /** Fits nearly any follow-up; used in this order when no text was written for it. */
  more?: string[];
}

/** A scripted participant of one study. */
export interface Voice {
  language?: string;
  /** 1: usual; more: faster. */
  pace?: number;
  /** The chosen options by the item's externalId (a concept's with `item.concept`); others are drawn at random. */
  picks?: Record<string, string[]>;
  /** By the item's externalId, or `item.concept` in a concept block. */
  stories: Record<string, Story>;
  /** Closes the page after this many answers. */
  leavesAfter?: number;
  urlParams?: [string, string][];
}

/** What a study's participants have in common, where a voice has no text of its own. */
export interface Cast {
  voices: readonly Voice[];
  /** The relative frequency of options, by the item's externalId and the option's. */
  weights: Record<string, Record<string, number>>;
}
