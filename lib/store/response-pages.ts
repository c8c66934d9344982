import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import { ofStudy } from './by-study';
import { type Db, pool } from './database';
import { keptCounts } from './kept-counts';
import { type ResponseRow, type TurnRow, turnFields } from './responses';
import { response, turn } from './schema';

/** The responses of a study that a reader asks for, in `readableId` order (E1). */
export interface PageFilter {
  /** The page's number, from 0. */
  page: number;
  perPage: number;
  since?: { time: Date; by: 'change' } | { time: Date; by: 'analysis' };
  analyzedOnly: boolean;
  flag?: ResponseFlag;
}

export interface PagedDocument {
  readableId: number;
  version: number;
  doc: string;
}

/** How many responses a study has, and whether its readable ids have no gaps (none was deleted). */
export interface StudyCounts {
  studyId: string;
  responseTotal: number;
  lastReadableId: number;
}

/**
 * So few that pass a filter are found by its index and sorted. PostgreSQL knows only how many changed lately when it
 * last took its statistics, and would look through the study in `readableId` order until it has a page of them: all of it
 * for a client that asks every few seconds what changed since.
 */
const FEW = 10_000;

const COLUMNS = `r.readable_id as "readableId", r.version, r.doc`;

/**
 * One page of stored v1 documents and the number of all that match. Without filters and gaps a page is a range of
 * readable ids (page 1,000 of 100,000 takes as long as page 0); else the page is chosen on the index and the wide rows
 * are fetched afterwards (4 times as long as a range, instead of 21 times with OFFSET).
 */
export async function listDocuments(
  study: StudyCounts,
  filter: PageFilter,
): Promise<{ documents: PagedDocument[]; total: number }> {
  const first = filter.page * filter.perPage;
  if (!filter.since && !filter.analyzedOnly && !filter.flag && study.responseTotal === study.lastReadableId) {
    if (first >= study.responseTotal) return { documents: [], total: study.responseTotal };
    const { rows } = await pool().query<PagedDocument>({
      name: 'list_documents_by_range',
      text: `select ${COLUMNS} from response r
              where r.study_id = $1 and r.readable_id > $2 and r.readable_id <= $3 order by r.readable_id`,
      values: [study.studyId, first, Math.min(first + filter.perPage, study.lastReadableId)],
    });
    return { documents: rows, total: study.responseTotal };
  }
  const { where, values } = conditions(study.studyId, filter);
  const total = await countPassing(study, filter, { where, values });
  if (first >= total) return { documents: [], total };
  const ofPage = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`];
  const { rows } = await pool().query<PagedDocument>({
    // Asked for again and again by who reads finished interviews alone; others have a plan of their own each time.
    ...(filter.analyzedOnly && !filter.since && !filter.flag && { name: 'list_documents_analyzed' }),
    text: `with passing as ${filter.since && total <= FEW ? 'materialized' : 'not materialized'}
             (select r.readable_id from response r where ${where})
           select ${COLUMNS}
             from (select readable_id from passing order by readable_id offset ${ofPage[0]} limit ${ofPage[1]}) page
             join response r on r.study_id = $1 and r.readable_id = page.readable_id
            order by r.readable_id`,
    values: [...values, first, filter.perPage],
  });
  return { documents: rows, total };
}

/** The same page as whole rows, for readers whose documents are not stored. */
export async function listResponsePage(
  db: Db,
  study: StudyCounts,
  filter: PageFilter,
): Promise<{ rows: ResponseRow[]; total: number }> {
  const { where, values } = conditions(study.studyId, filter);
  const total = await countPassing(study, filter, { where, values });
  const first = filter.page * filter.perPage;
  if (first >= total) return { rows: [], total };
  const page = await pool().query<{ id: string }>({
    text: `select r.id from response r where ${where} order by r.readable_id offset ${first} limit ${filter.perPage}`,
    values,
  });
  const ids = page.rows.map(({ id }) => id);
  const rows = await db
    .select()
    .from(response)
    .where(and(eq(response.studyId, study.studyId), anyOf(response.id, ids)))
    .orderBy(response.readableId);
  return { rows, total };
}

/** In no particular order; deleted ones are missing. `studyId`: of all of them; null where they are of several. */
export async function listResponsesById(
  db: Db,
  studyId: string | null,
  responseIds: readonly string[],
): Promise<ResponseRow[]> {
  if (responseIds.length === 0) return [];
  return db.select().from(response).where(areResponses(studyId, responseIds));
}

function areResponses(studyId: string | null, ids: readonly string[]): SQL | undefined {
  return and(anyOf(response.id, ids), studyId === null ? undefined : ofStudy(response.studyId, studyId));
}

/** A response without what is as long as all the rest and made of it. */
export type PlainResponseRow = Omit<ResponseRow, 'doc' | 'shortTranscript' | 'statements'>;

const { doc: _, shortTranscript: _short, statements: _statements, ...PLAIN } = getTableColumns(response);

/** The same as `listResponsesById`, for lists, which show little of each. */
export async function listPlainResponses(
  db: Db,
  studyId: string | null,
  responseIds: readonly string[],
): Promise<PlainResponseRow[]> {
  if (responseIds.length === 0) return [];
  return db.select(PLAIN).from(response).where(areResponses(studyId, responseIds));
}

/** The turns of several responses, by response, each in order. `studyId`: as above. */
export async function listTurnsOf(
  db: Db,
  studyId: string | null,
  responseIds: readonly string[],
): Promise<Map<string, TurnRow[]>> {
  const turns = new Map<string, TurnRow[]>(responseIds.map((id) => [id, []]));
  if (responseIds.length === 0) return turns;
  const rows = await db
    .select(turnFields)
    .from(turn)
    .where(
      and(anyOf(turn.responseId, responseIds), studyId === null ? undefined : ofStudy(turn.studyId, studyId)),
    )
    .orderBy(turn.responseId, turn.seq);
  for (const row of rows) turns.get(row.responseId)?.push(row);
  return turns;
}

/** One array parameter for any number of ids: PostgreSQL takes at most 65,535 parameters. */
function anyOf(column: typeof response.id | typeof turn.responseId, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

function conditions(studyId: string, filter: PageFilter): { where: string; values: unknown[] } {
  const parts = ['r.study_id = $1'];
  const values: unknown[] = [studyId];
  if (filter.since) {
    values.push(filter.since.time);
    parts.push(
      filter.since.by === 'change'
        ? 'r.updated_at >= $2'
        : // Legacy filter: strictly after this time, compared with the analysis's time once there is one (E5).
          'coalesce(r.analyzed_at, r.updated_at) > $2',
    );
  }
  if (filter.flag) {
    values.push(filter.flag);
    // The first half is the condition of the index.
    parts.push(`r.flags <> '{}' and $${values.length} = any(r.flags)`);
  }
  if (filter.analyzedOnly) parts.push('r.analyzed_at is not null');
  return { where: parts.join(' and '), values };
}

/** All that pass the filter; kept for those without one, and for all whose analysis is done. */
async function countPassing(
  study: StudyCounts,
  filter: PageFilter,
  { where, values }: { where: string; values: unknown[] },
): Promise<number> {
  if (!filter.since && !filter.flag) {
    if (!filter.analyzedOnly) return study.responseTotal;
    const { analyzed } = await keptCounts(study.studyId, [{ kind: 'analyzed' }]);
    return analyzed.get('') ?? 0;
  }
  const { rows } = await pool().query<{ total: string }>({
    text: `select count(*) as total from response r where ${where}`,
    values,
  });
  return Number(rows[0]!.total);
}
