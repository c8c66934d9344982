import type { SaidRow } from '@/lib/domain/ask/said-thought';
import { welcomeText } from '@/lib/domain/response/transcript';
import type { Db } from '@/lib/store/database';
import { listPublishedRevisions } from '@/lib/store/revisions';
import { listSaidRows } from '@/lib/store/said-rows';

/** Characters that are read of one answer: more than ten minutes' talk. */
const OF_ONE_ANSWER = 12_000;
/** Characters that are read in all, which bounds memory and time. */
const IN_ALL = 1_500_000;

/**
 * What was said in these responses, by row of the transcript, as far as there is room; what sounds like danger is left to
 * people (K5).
 */
export async function saidRowsOf(db: Db, responseIds: readonly string[]): Promise<SaidRow[]> {
  const stored = await listSaidRows(responseIds, OF_ONE_ANSWER);
  const revisions = await listPublishedRevisions(
    db,
    null,
    stored.map(({ revisionId }) => revisionId),
  );
  const before = new Map(
    revisions.map(({ id, welcomeMessage }) => [id, welcomeText(welcomeMessage) === '' ? 0 : 1]),
  );
  const rows: SaidRow[] = [];
  let left = IN_ALL;
  for (const { revisionId, seq, safety, ...row } of stored) {
    const rowsBefore = before.get(revisionId);
    if (rowsBefore === undefined || safety?.level === 'imminent') continue;
    left -= row.user.length;
    if (left < 0) break;
    rows.push({ ...row, responseIndex: seq + rowsBefore });
  }
  return rows;
}
