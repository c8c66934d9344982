import type { IdentifiedGuide, QuestionType } from '../guide/guide';
import type { Answer } from '../interview/interview';
import type { TranscriptRow } from '../response/transcript';

/** A row of the transcript with the data that the analysis needs. */
export interface AnalysisRow extends TranscriptRow {
  /** Null for the welcome message. */
  type: QuestionType | null;
  answer: Answer | null;
  isScreening: boolean;
  /** Seconds from the previous row to this answer; null for the first one and the welcome message. */
  seconds: number | null;
}

/** Terms of the study's other compared responses, with the number of responses in which each occurs. */
export interface KnownTerms {
  responses: number;
  counts: ReadonlyMap<string, number>;
}

export interface AnalysisInput {
  /** The interview's language; participants may write in another one. */
  language: string;
  studyGoal: string | null;
  guide: IdentifiedGuide;
  rows: readonly AnalysisRow[];
  known: KnownTerms;
}

/** Words of the participant, verbatim, and the `responseIndex` of the rows that they are from. */
export interface Quote {
  text: string;
  rows: number[];
}

/** 0 to 1 each; null when no question of the interview could show it. */
export interface QualityParts {
  depth: number | null;
  relevance: number | null;
  specificity: number | null;
  consistency: number;
  effort: number;
  /** The names of what lowered the score: `straight_lining`, `gibberish`. */
  signs: string[];
}

/**
 * The analysis of an ended interview. Bullets, taglines and tags are the participant's own words; summary, remarks and
 * personas quote them.
 */
export interface Analysis {
  engine: { name: string; version: string; language: string };
  bullets: Quote[];
  /** Best first: the first one that no other response of the study has is used. Empty when nothing was said. */
  taglines: string[];
  tags: Quote[];
  summary: string;
  shortTranscript: string;
  /** One for each row with a message, in order. */
  shortAssistantMessages: string[];
  /** 1 to 5, one decimal; null while the answers are recordings without a transcript. */
  qualityScore: number | null;
  quality: QualityParts;
  otherRemarks: string;
  personas: string;
  /** Stems of the topics, most frequent first: they show which words are rare in the study's other responses. */
  terms: string[];
}
