import type { IdentifiedGuide, QuestionType } from '../guide/guide';
import type { Answer } from '../interview/interview';
import type { TranscriptRow } from '../response/transcript';

/** A row of the transcript with what the analysis needs to know of it. */
export interface AnalysisRow extends TranscriptRow {
  /** Null for the welcome message. */
  type: QuestionType | null;
  answer: Answer | null;
  isScreening: boolean;
  /** From the row before to this answer; null for the first one and the welcome message. */
  seconds: number | null;
}

/** Terms of the study's other responses, as far as they were looked at: in how many of them each occurs. */
export interface KnownTerms {
  responses: number;
  counts: ReadonlyMap<string, number>;
}

export interface AnalysisInput {
  /** As agreed with the participant; they may write in another one. */
  language: string;
  studyGoal: string | null;
  guide: IdentifiedGuide;
  rows: readonly AnalysisRow[];
  known: KnownTerms;
}

/** Something the participant said, word for word, and the `responseIndex` of the rows it rests on. */
export interface Quote {
  text: string;
  rows: number[];
}

/** 0 to 1 each; null where nothing asked could show it. */
export interface QualityParts {
  depth: number | null;
  relevance: number | null;
  specificity: number | null;
  consistency: number;
  effort: number;
  /** What lowered the score, by name: `straight_lining`, `gibberish`. */
  signs: string[];
}

/**
 * What an analyst makes of an ended interview. Bullets, taglines and tags are the participant's own words; summary,
 * remarks and personas quote them.
 */
export interface Analysis {
  engine: { name: string; version: string; language: string };
  bullets: Quote[];
  /** Best first: the study's first one that no other response has is taken. Empty when nothing was said. */
  taglines: string[];
  tags: Quote[];
  summary: string;
  shortTranscript: string;
  /** One for each row with a message, in order. */
  shortAssistantMessages: string[];
  /** 1 to 5, one decimal; null while nothing that was said has words. */
  qualityScore: number | null;
  quality: QualityParts;
  otherRemarks: string;
  personas: string;
  /** Stems of what was talked about, most said first: what makes a word rare in the study's other responses. */
  terms: string[];
}
