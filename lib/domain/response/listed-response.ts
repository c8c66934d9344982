import type { ExtractedAnswer } from './answers';

export type ResponseProgress = 'in_progress' | 'screened_out' | 'complete';

/** A response as lists show it (specification, Response list item), before an API version names its fields. */
export interface ListedResponse {
  id: string;
  readableId: number;
  createdAt: Date;
  updatedAt: Date;
  /** Null before the analysis; summary, tagline and quality are then unknown (E2). */
  analyzedAt: Date | null;
  progress: ResponseProgress;
  durationSeconds: number;
  answers: ExtractedAnswer[];
  /** Without the program's own parameters (E6). */
  urlParams: [string, string][];
  shortTranscript: string | null;
  tagline: string | null;
  summary: string | null;
  bulletSummary: string[];
  tags: string[];
  shortAssistantMessages: string[];
  qualityScore: number | null;
  otherRemarks: string;
  personas: string;
}

/** Names of URL parameters that the program uses itself and hides from readers (E6). */
const OWN_PREFIX = '_clq_';

export function visibleUrlParams(urlParams: readonly [string, string][]): [string, string][] {
  return urlParams.filter(([name]) => !name.startsWith(OWN_PREFIX));
}
