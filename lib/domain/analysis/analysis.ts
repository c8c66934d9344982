import type { IdentifiedGuide, QuestionType } from '../guide/guide';
import type { Answer } from '../interview/interview';
import type { RowPassage } from '../reading/passage';
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
  /** The tags that those responses have: what is already named is not named in other words. */
  tags?: readonly string[];
}

export interface AnalysisInput {
  /** The interview's language; participants may write in another one. */
  language: string;
  studyGoal: string | null;
  guide: IdentifiedGuide;
  rows: readonly AnalysisRow[];
  known: KnownTerms;
}

/**
 * Something that an analyst states about a response, and the passages of the participant's words that support it (L1).
 * `view`: whether it is the participant's own, or what they report of somebody else's.
 */
export interface Statement {
  text: string;
  passages: RowPassage[];
  view: 'own' | 'reported';
}

/** Everything stated about a response, with its evidence. */
export interface Statements {
  /** Null when nothing was said. */
  tagline: Statement | null;
  summary: Statement[];
  bullets: Statement[];
  tags: Statement[];
  personas: Statement[];
}

/** The rows that a statement is based on, each once, in order. */
export function rowsOf({ passages }: Pick<Statement, 'passages'>): number[] {
  return [...new Set(passages.map(({ responseIndex }) => responseIndex))].sort((a, b) => a - b);
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

/** The analysis of an ended interview. */
export interface Analysis {
  engine: { name: string; version: string; language: string };
  bullets: Statement[];
  /** Best first: the first one that no other response of the study has is used. Empty when nothing was said. */
  taglines: Statement[];
  tags: Statement[];
  /** Sentence by sentence. */
  summary: Statement[];
  shortTranscript: string;
  /** One for each row with a message, in order. */
  shortAssistantMessages: string[];
  /** 1 to 5, one decimal; null while the answers are recordings without a transcript. */
  qualityScore: number | null;
  quality: QualityParts;
  otherRemarks: string;
  /** How the participant described themselves, a line each. */
  personas: Statement[];
  /** Stems of the topics, most frequent first: they show which words are rare in the study's other responses. */
  terms: string[];
}
