import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import type { Analysis, AnalysisInput } from '@/lib/domain/analysis/analysis';

/** Reads an interview that has ended. What it claims of a participant must be in the participant's words. */
export interface Analyst {
  analyse(input: AnalysisInput): Analysis | Promise<Analysis>;
}

/** Chooses and cuts out, writes nothing; needs no network, and a fraction of a second for the longest interview. */
export const extractiveAnalyst = { analyse: analyseInterview } satisfies Analyst;

export function analyst(): Analyst {
  return extractiveAnalyst;
}
