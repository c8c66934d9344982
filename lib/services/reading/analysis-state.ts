import type { Db } from '@/lib/store/database';
import { findJob } from '@/lib/store/jobs';
import type { ResponseRow } from '@/lib/store/responses';
import { analysisJobKey } from '../responses/enqueue-analysis';

/** The state of a response's analysis. */
export interface AnalysisState {
  /** `failed`: set aside after too many attempts, until a reviewer asks for it again. */
  state: 'under_way' | 'waiting' | 'done' | 'failed';
  /** Failed attempts so far; 0 once it is done. */
  attempts: number;
  analyzedAt: Date | null;
  engine: { name: string; version: string; language: string } | null;
}

export async function analysisState(
  db: Db,
  row: Pick<ResponseRow, 'id' | 'progress' | 'analyzedAt' | 'analysisEngine'>,
): Promise<AnalysisState> {
  const { analyzedAt, analysisEngine: engine } = row;
  if (analyzedAt) return { state: 'done', attempts: 0, analyzedAt, engine };
  const waiting = { attempts: 0, analyzedAt, engine };
  if (row.progress === 'in_progress') return { ...waiting, state: 'under_way' };
  const job = await findJob(db, analysisJobKey(row.id));
  // Without a job it would never be done: that counts as failed, too.
  if (!job || job.isSetAside) return { ...waiting, state: 'failed', attempts: job?.attempts ?? 0 };
  return { ...waiting, state: 'waiting', attempts: job.attempts };
}
