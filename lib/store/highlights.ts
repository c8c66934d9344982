import { type SQL, sql } from 'drizzle-orm';
import type { Highlight } from '@/lib/domain/findings/highlight';
import type { ResponseReference } from '@/lib/domain/identifier';
import { quoteOf } from '@/lib/domain/reading/passage';
import { welcomeText } from '@/lib/domain/response/transcript';
import type { Db } from './database';

/** Which highlights of a study to list: all criteria must hold. */
export interface HighlightFilter {
  question?: string | undefined;
  person?: ResponseReference | undefined;
  /** Case aside. */
  tag?: string | undefined;
  author?: string | undefined;
  /** In a passage that is evidence for or against this theme. */
  theme?: string | undefined;
}

interface HighlightRow {
  id: string;
  responseId: string;
  readableId: number;
  revisionId: string;
  seq: number;
  startOffset: number;
  endOffset: number;
  tag: string | null;
  body: string | null;
  authorId: string | null;
  authorName: string | null;
  createdMs: string;
  updatedMs: string;
  questionId: string;
  conceptId: string | null;
  kind: 'question' | 'follow_up';
  activeMs: string;
}

/** Turns whose words are read at once: spoken ones are long. */
const WORDS_AT_ONCE = 200;

const FROM = sql`from annotation a
  join response r on r.id = a.response_id
  join turn t on t.response_id = a.response_id and t.seq = a.seq
  left join "user" u on u.id = a.author_id`;

/** The active time before a turn: gaps of more than half an hour are pauses (D11). */
const ACTIVE_MS = sql`(select coalesce(sum(extract(epoch from gap) * 1000) filter (where gap <= interval '30 minutes'), 0)
  from (select b.created_at - lag(b.created_at, 1, r.created_at) over (order by b.seq) as gap
          from turn b where b.response_id = r.id and b.seq < a.seq) before)`;

/** A page of a study's highlights, by response and place, and how many there are. */
export async function listHighlights(
  db: Db,
  studyId: string,
  filter: HighlightFilter,
  page: { number: number; size: number },
): Promise<{ highlights: Highlight[]; total: number }> {
  const where = condition(studyId, filter);
  const counted = await db.execute<{ total: string }>(sql`select count(*) as total ${FROM} where ${where}`);
  const total = Number(counted.rows[0]!.total);
  const first = page.number * page.size;
  if (first >= total) return { highlights: [], total };
  return { highlights: await read(db, where, sql`offset ${first} limit ${page.size}`), total };
}

/**
 * The highlights of these responses, by response, each in the order of the transcript: for exports.
 *
 * @public
 */
export async function listHighlightsOf(
  db: Db,
  responseIds: readonly string[],
): Promise<Map<string, Highlight[]>> {
  const among = sql`a.response_id = any(${sql.param([...responseIds])}::uuid[])`;
  const found = new Map<string, Highlight[]>(responseIds.map((id) => [id, []]));
  if (responseIds.length === 0) return found;
  const highlights = await read(db, sql`${among} and a.start_offset is not null`, sql``);
  for (const highlight of highlights) found.get(highlight.responseId)?.push(highlight);
  return found;
}

async function read(db: Db, where: SQL, range: SQL): Promise<Highlight[]> {
  const { rows } = await db.execute<HighlightRow & Record<string, unknown>>(sql`
    select a.id, a.response_id as "responseId", r.readable_id as "readableId", r.revision_id as "revisionId",
           a.seq, a.start_offset as "startOffset", a.end_offset as "endOffset", a.tag, a.body,
           a.author_id as "authorId", u.name as "authorName",
           (extract(epoch from a.created_at) * 1000)::bigint as "createdMs",
           (extract(epoch from a.updated_at) * 1000)::bigint as "updatedMs",
           t.question_id as "questionId", t.concept_id as "conceptId", t.kind, ${ACTIVE_MS} as "activeMs"
      ${FROM} where ${where}
     order by r.readable_id, a.seq, a.start_offset, a.created_at, a.id ${range}`);
  const offsets = await rowOffsets(
    db,
    rows.map(({ revisionId }) => revisionId),
  );
  const highlights: Highlight[] = [];
  for (let at = 0; at < rows.length; at += WORDS_AT_ONCE) {
    const some = rows.slice(at, at + WORDS_AT_ONCE);
    const words = await wordsOf(db, some);
    for (const row of some) {
      const passage = { start: row.startOffset, end: row.endOffset };
      highlights.push({
        id: row.id,
        responseId: row.responseId,
        readableId: row.readableId,
        responseIndex: row.seq + (offsets.get(row.revisionId) ?? 0),
        ...passage,
        questionId: row.questionId,
        conceptId: row.conceptId,
        isFollowUp: row.kind === 'follow_up',
        startSeconds: Math.floor(Number(row.activeMs) / 1_000),
        quote: quoteOf(words.get(placeOf(row)) ?? '', passage),
        tag: row.tag,
        body: row.body,
        author:
          row.authorId === null || row.authorName === null
            ? null
            : { id: row.authorId, name: row.authorName },
        createdAt: new Date(Number(row.createdMs)),
        updatedAt: new Date(Number(row.updatedMs)),
      });
    }
  }
  return highlights;
}

interface TurnPlace {
  responseId: string;
  seq: number;
}

const placeOf = ({ responseId, seq }: TurnPlace) => `${responseId} ${seq}`;

/** The words of turns, each once, by response and `seq`. */
async function wordsOf(db: Db, turns: readonly TurnPlace[]): Promise<Map<string, string>> {
  const places = [...new Map(turns.map((turn) => [placeOf(turn), turn])).values()];
  const { rows } = await db.execute<{ responseId: string; seq: number; user: string }>(sql`
    select t.response_id as "responseId", t.seq, t.user_text as "user" from turn t
      join unnest(${sql.param(places.map(({ responseId }) => responseId))}::uuid[],
                  ${sql.param(places.map(({ seq }) => seq))}::int[]) as p (response_id, seq)
        on p.response_id = t.response_id and p.seq = t.seq`);
  return new Map(rows.map((row) => [placeOf(row), row.user]));
}

/** How many rows come before the first turn, by revision (D8). */
export async function rowOffsets(db: Db, revisionIds: readonly string[]): Promise<Map<string, number>> {
  if (revisionIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; welcome: { title?: string; message?: string } | null }>(sql`
    select id, welcome_message as welcome from revision
     where id = any(${sql.param([...new Set(revisionIds)])}::uuid[])`);
  return new Map(rows.map(({ id, welcome }) => [id, welcomeText(welcome) === '' ? 0 : 1]));
}

function condition(studyId: string, { question, person, tag, author, theme }: HighlightFilter): SQL {
  const parts = [sql`r.study_id = ${studyId}`, sql`a.start_offset is not null`];
  if (question !== undefined) parts.push(sql`t.question_id = ${question}`);
  if (tag !== undefined) parts.push(sql`lower(a.tag) = lower(${tag})`);
  if (author !== undefined) parts.push(sql`a.author_id = ${author}`);
  if (theme !== undefined)
    parts.push(sql`exists (
      select from theme_evidence e
       where e.theme_id = ${theme} and e.study_id = ${studyId} and e.response_id = a.response_id and e.seq = a.seq
         and not e.taken_out and e.start_offset < a.end_offset and e.end_offset > a.start_offset)`);
  if (person?.by === 'nothing') parts.push(sql`false`);
  if (person?.by === 'id') parts.push(sql`r.id = ${person.id}`);
  if (person?.by === 'readableId') parts.push(sql`r.readable_id = ${person.readableId}`);
  return sql.join(parts, sql` and `);
}
