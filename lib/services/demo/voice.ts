import type { Family } from '@/lib/domain/moderator/family';

/** What a moderator may be after: a family of follow-ups, or one of the answers it gives outside them. */
export type Cue = Family | 'contradiction' | 'angle' | 'distress';

/** What somebody has to say to one open question, and when it is taken up. */
export interface Story extends Partial<Record<Cue, string>> {
  opening: string;
  /** Fits nearly anything that could be asked; in this order, when what was asked is not foreseen. */
  more?: string[];
}

/** A scripted participant of one study. */
export interface Voice {
  language?: string;
  /** 1: usual; more: faster. */
  pace?: number;
  /** The options they choose, by the item's externalId (a concept's with `item.concept`); what is not told is drawn. */
  picks?: Record<string, string[]>;
  /** By the item's externalId, or `item.concept` in a concept block. */
  stories: Record<string, Story>;
  /** Closes the page after so many answers. */
  leavesAfter?: number;
  urlParams?: [string, string][];
}

/** What a study's participants have in common where a voice has nothing of its own. */
export interface Cast {
  voices: readonly Voice[];
  /** How often options are chosen, relative to each other, by the item's externalId and the option's. */
  weights: Record<string, Record<string, number>>;
}
