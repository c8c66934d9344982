import type { Analysis } from '@/lib/domain/analysis/analysis';
import { responseEvent } from '@/lib/domain/event';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import { setIndexEntries } from '@/lib/store/response-index';
import { findResponseById, listTurns, lockResponse, setResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import type { InterviewRecord } from '../interviews/interview-record';
import { changedAt } from '../interviews/progressed';
import { analystFor } from '../models/analyst-for';
import { type Coding, storeNewCoding } from '../themes/code-response';
import { codingOf } from '../themes/coder-for';
import { analysisColumns, analysisInput } from './analysis-columns';
import { indexEntryOf } from './index-responses';
import { renderDocument } from './render-document';

/** How often an interview may change during an attempt before the attempt is given up and repeated later. */
const MOST_READINGS = 3;

/**
 * Analyses an ended interview and stores the result, once: calling it again does nothing. The analyst is called outside
 * the transaction, because an external one may be slow; an interview that changed meanwhile is read again. A deleted
 * response, or one still under way, is skipped.
 */
export async function analyseResponse(
  db: Db,
  responseId: string,
): Promise<'analysed' | 'already analysed' | 'gone' | 'under way'> {
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const row = await findResponseById(db, responseId);
    if (!row) return 'gone';
    if (row.progress === 'in_progress') return 'under way';
    if (row.analyzedAt) return 'already analysed';
    const record: InterviewRecord = {
      row,
      revision: await findPublishedRevision(db, row.studyId, row.revisionId),
      turns: await listTurns(db, row.id),
    };
    const analyst = await analystFor(db, row);
    const analysis = await analyst.analyse(await analysisInput(db, record));
    const coding = await codingOf(db, record);
    const outcome = await db.transaction((tx) => store(tx, record, analysis, coding));
    if (outcome !== 'changed') return outcome;
  }
  throw new Error(`response ${responseId} changes while it is analysed`);
}

async function store(
  db: Db,
  record: InterviewRecord,
  analysis: Analysis,
  coding: Coding | null,
): Promise<'analysed' | 'already analysed' | 'gone' | 'changed'> {
  const locked = await lockResponse(db, record.row.id);
  if (!locked) return 'gone';
  const { row, now } = locked;
  if (row.analyzedAt) return 'already analysed';
  if (row.version !== record.row.version) return 'changed';
  // The legacy list uses the time of the analysis (E5).
  const updatedAt = changedAt(row, now);
  const columns = {
    ...(await analysisColumns(db, row, analysis)),
    ...(await storeNewCoding(db, { ...record, row }, coding)),
    updatedAt,
    analyzedAt: updatedAt,
  };
  const doc = renderDocument({ ...record, row: { ...row, ...columns } });
  await setResponse(db, row.id, { ...columns, doc });
  await setIndexEntries(db, [
    indexEntryOf({ ...record, row: { ...row, ...columns, version: row.version + 1 } }),
  ]);
  await enqueueEvent(db, responseEvent('response.analyzed', row));
  return 'analysed';
}
