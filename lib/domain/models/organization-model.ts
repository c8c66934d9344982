/** In tokens, of question and answer together; a part that is left out has no limit. */
export interface ModelLimits {
  tokensPerInterview?: number;
  tokensPerStudy?: number;
  tokensPerMonth?: number;
}

/** More than any bill; a limit without end is left out. */
export const MOST_TOKENS = 1_000_000_000_000;

/** What a test of a model found. */
export interface ModelTest {
  /** ISO 8601. */
  testedAt: string;
  /** Answers in words. */
  chat: ModelCheck;
  /** Answers in a JSON schema that is sent along; a model that only writes JSON as it is asked to can be used too. */
  jsonSchema: ModelCheck;
  /** Sends its words one after another; `ms` until the first. */
  streaming: ModelCheck;
  /** Says how many tokens it used. */
  usage: ModelCheck;
  /** Whether follow-ups can be asked of it: it answers, and with JSON. */
  passed: boolean;
}

export interface ModelCheck {
  works: boolean;
  /** Null when it took no time of its own, or did not answer. */
  ms: number | null;
  /** What went wrong, in a sentence; null when nothing did. */
  problem: string | null;
}

/** A model that an organisation has set for itself, without its key. */
export interface OrganizationModel {
  baseUrl: string;
  model: string;
  /** Null when the endpoint wants none. */
  key: { lastFour: string; savedAt: Date } | null;
  limits: ModelLimits;
  test: ModelTest | null;
  passed: boolean;
}

/** What a model took, by whom it was asked for. */
export interface TokensUsed {
  tokensIn: number;
  tokensOut: number;
  calls: number;
}

/** The month of a moment, in UTC: `2026-11`. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** About how many tokens a text takes: a quarter of its bytes, which is near for the languages of Europe. */
export function tokensIn(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}
