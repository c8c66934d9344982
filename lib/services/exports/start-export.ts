import { randomBytes } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import type { ExportFormat } from '@/lib/domain/response/export-format';
import { MOST_EXPORTS_AT_ONCE } from '@/lib/domain/response/export-job';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { type ExportRow, insertExport, listUnfinishedExports } from '@/lib/store/exports';
import { enqueueJob } from '@/lib/store/jobs';
import { lockStudy, type StudyRow } from '@/lib/store/studies';
import { type MemberContext, withTransaction } from '../context';

/** An export that a job writes. */
export interface StartedExport {
  started: ExportRow;
  total: number;
}

const ATTEMPTS = 3;

/**
 * Has a job write an export. The same one that is not finished yet is not begun again, so that a request may be
 * repeated. Refuses `conflict`, to be sent again, while too many of the organisation are under way.
 */
export async function startExport(
  ctx: MemberContext,
  input: { study: StudyRow; filter: ResponseFilter; format: ExportFormat; total: number },
): Promise<StartedExport> {
  const { study, format, total } = input;
  const { organizationId, userId } = ctx.principal;
  // As the database keeps it, so that two can be compared.
  const filter = JSON.parse(JSON.stringify(input.filter)) as object;
  const started = await withTransaction(ctx, async ({ db }) => {
    // Two requests at once must not begin two.
    if (!(await lockStudy(db, study.id))) {
      throw new Failure('study_not_found', 'There is no such study in this organisation.');
    }
    const unfinished = await listUnfinishedExports(db, organizationId);
    const same = unfinished.find(
      (one) => one.studyId === study.id && one.format === format && isSame(one.filter, filter),
    );
    if (same) return same;
    if (unfinished.length >= MOST_EXPORTS_AT_ONCE) {
      throw new Failure('conflict', 'Several exports are being written. Wait until one of them is ready.', {
        retryAfterSeconds: 30,
      });
    }
    const key = randomBytes(32).toString('hex');
    const row = await insertExport(db, {
      organizationId,
      studyId: study.id,
      userId,
      format,
      filter,
      total,
      key,
    });
    await enqueueJob(
      db,
      'writeExport',
      { exportId: row.id },
      { jobKey: `export:${row.id}`, maxAttempts: ATTEMPTS, queue: `export:${organizationId}` },
    );
    return row;
  });
  return { started, total };
}

/** The database keeps the keys of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)])
      : Array.isArray(value)
        ? value.map(sorted)
        : value;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}
