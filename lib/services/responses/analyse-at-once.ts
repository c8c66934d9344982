import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { extractiveAnalyst } from '@/lib/ports/analyst';
import type { Db } from '@/lib/store/database';
import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from '../interviews/interview-record';
import { analysisColumns, analysisInput } from './analysis-columns';

/** Whether there is nothing to wait for: it was screened out, and no open question was answered (E2). */
export function isAnalysedAtOnce({ row, turns }: InterviewRecord): boolean {
  return row.progress === 'screened_out' && !turns.some(({ answer }) => isOpen(answer));
}

/**
 * Analyses an interview in the transaction that ends it, if no open question was answered (E2). `record` is as it will
 * be stored; the caller stores the returned columns with it.
 */
export async function analyseAtOnce(db: Db, record: InterviewRecord): Promise<Partial<ResponseRow>> {
  const analysis = extractiveAnalyst.analyse(await analysisInput(db, record));
  return { ...(await analysisColumns(db, record.row, analysis)), analyzedAt: record.row.updatedAt };
}
