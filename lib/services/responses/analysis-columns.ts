import type { Analysis, AnalysisInput, KnownTerms } from '@/lib/domain/analysis/analysis';
import { analysisRows } from '@/lib/domain/analysis/analysis-rows';
import { taglinesToTry } from '@/lib/domain/analysis/taglines';
import { listKnownTerms, takeTagline } from '@/lib/store/analyses';
import type { Db } from '@/lib/store/database';
import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from '../interviews/interview-record';
import { withoutFlagged } from './without-flagged';

/** The analyst's input for a stored interview. */
export async function analysisInput(db: Db, record: InterviewRecord): Promise<AnalysisInput> {
  return analysisInputOf(record, await listKnownTerms(db, record.row));
}

export function analysisInputOf({ row, revision, turns }: InterviewRecord, known: KnownTerms): AnalysisInput {
  return {
    language: row.language,
    studyGoal: revision.studyGoal,
    guide: revision.guide,
    rows: analysisRows(turns.map(withoutFlagged), revision.guide, revision.welcomeMessage),
    known,
  };
}

/** The response's columns for an analysis. Its tagline is reserved: the caller stores it in the same transaction. */
export async function analysisColumns(
  db: Db,
  row: ResponseRow,
  analysis: Analysis,
): Promise<Partial<ResponseRow>> {
  const tagline = await takeTagline(db, row, taglinesToTry(analysis.taglines, row.readableId));
  return analysisColumnsOf(analysis, tagline);
}

export function analysisColumnsOf(analysis: Analysis, tagline: string | null): Partial<ResponseRow> {
  return {
    tagline,
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
