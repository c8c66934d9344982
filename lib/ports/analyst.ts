import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import type { Analysis, AnalysisInput } from '@/lib/domain/analysis/analysis';

/**
 * Analyses an interview that has ended. Everything that it attributes to a participant must be in the participant's
 * words.
 */
export interface Analyst {
  analyse(input: AnalysisInput): Analysis | Promise<Analysis>;
}

/**
 * Selects and cuts out words, and writes none; needs no network, and a fraction of a second for the longest interview.
 */
export const extractiveAnalyst = { analyse: analyseInterview } satisfies Analyst;
