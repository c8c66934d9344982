import type { Analysis, AnalysisInput } from '@/lib/domain/analysis/analysis';
import { analysisRows } from '@/lib/domain/analysis/analysis-rows';
import { taglinesToTry } from '@/lib/domain/analysis/taglines';
import { listKnownTerms, takeTagline } from '@/lib/store/analyses';
import type { Db } from '@/lib/store/database';
import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from '../interviews/interview-record';

/** What an analyst is given of a stored interview. */
export async function analysisInput(
  db: Db,
  { row, revision, turns }: InterviewRecord,
): Promise<AnalysisInput> {
  return {
    language: row.language,
    studyGoal: revision.studyGoal,
    guide: revision.guide,
    rows: analysisRows(turns, revision.guide, revision.welcomeMessage),
    known: await listKnownTerms(db, row),
  };
}

/** An analysis as the response keeps it. Its tagline is taken: the caller stores it in the same transaction. */
export async function analysisColumns(
  db: Db,
  row: ResponseRow,
  analysis: Analysis,
): Promise<Partial<ResponseRow>> {
  return {
    tagline: await takeTagline(db, row, taglinesToTry(analysis.taglines, row.readableId)),
    summary: analysis.summary,
    shortTranscript: analysis.shortTranscript,
    shortAssistantMessages: analysis.shortAssistantMessages,
    bulletSummary: analysis.bullets.map(({ text }) => text),
    bulletSources: analysis.bullets.map(({ rows }) => rows),
    tags: analysis.tags.map(({ text }) => text),
    tagSources: analysis.tags.map(({ rows }) => rows),
    qualityScore: analysis.qualityScore,
    qualityParts: analysis.quality,
    otherRemarks: analysis.otherRemarks,
    personas: analysis.personas,
    analysisEngine: analysis.engine,
    terms: analysis.terms,
  };
}
