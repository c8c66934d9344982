import {
  type Analysis,
  type AnalysisInput,
  type KnownTerms,
  rowsOf,
  type Statement,
} from '@/lib/domain/analysis/analysis';
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
  const lines = taglinesToTry(analysis.taglines, row.readableId);
  const taken = await takeTagline(
    db,
    row,
    lines.map(({ text }) => text),
  );
  return analysisColumnsOf(analysis, lines.find(({ text }) => text === taken) ?? null);
}

export function analysisColumnsOf(analysis: Analysis, tagline: Statement | null): Partial<ResponseRow> {
  const { summary, bullets, tags, personas } = analysis;
  return {
    tagline: tagline?.text ?? null,
    summary: summary.map(({ text }) => text).join(' '),
    shortTranscript: analysis.shortTranscript,
    shortAssistantMessages: analysis.shortAssistantMessages,
    bulletSummary: bullets.map(({ text }) => text),
    bulletSources: bullets.map(rowsOf),
    tags: tags.map(({ text }) => text),
    tagSources: tags.map(rowsOf),
    statements: { tagline, summary, bullets, tags, personas },
    qualityScore: analysis.qualityScore,
    qualityParts: analysis.quality,
    otherRemarks: analysis.otherRemarks,
    personas: personas.map(({ text }) => text).join('; '),
    analysisEngine: analysis.engine,
    terms: analysis.terms,
  };
}
