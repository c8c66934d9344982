import { type SQL, sql } from 'drizzle-orm';
import type { Quota } from '@/lib/domain/fieldwork/quota';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { FolderPath } from '@/lib/domain/study/folder';
import type { StudyStatus } from '@/lib/domain/study/study';
import {
  type LastHeard,
  SPARKLINE_DAYS,
  type StatusCounts,
  type StudyCreator,
  type StudyOverview,
  type StudySort,
} from '@/lib/domain/study/study-overview';
import type { Db } from './database';
import { counted, keysOf } from './kept-counts';
import { isSeen, type StudyScope } from './study-scope';

/** A search among the studies of an organisation. */
export interface StudySearch {
  /** Each has to occur in title, external title, link id, or the creator's name or address. */
  terms: readonly string[];
  folder: FolderPath | null;
  creatorId: string | null;
  status: StudyStatus | null;
  sort: StudySort;
}

export interface FoundStudies {
  counts: StatusCounts;
  /** The number in the folder, whatever else is searched for. */
  studyCount: number;
  /** Of test studies as well for who sees these alone, else of the others: trials are no results. */
  responseCount: number;
  creators: StudyCreator[];
}

const DAY_MS = 86_400_000;
/** Longer guides take too long to check for a list. */
const LONGEST_CHECKED_GUIDE = 200_000;
const LONGEST_SHOWN_WORDS = 400;
/** Only this many complete responses of a study are searched for words to show. */
const SEARCHED_RESPONSES = 10;

/**
 * The collations for ignoring case and for sorting. The database's own may know bytes alone, where `Ä` has no small
 * letter.
 */
interface Collations {
  folding: SQL;
  sorting: SQL;
}
const holder = globalThis as typeof globalThis & { __colloquyCollations?: Collations };

/**
 * The best collations that this PostgreSQL has: since version 17 its own tables ignore case (five times ICU's speed);
 * almost every build has ICU; without either, the database's locale decides.
 */
async function collations(db: Db): Promise<Collations> {
  if (holder.__colloquyCollations) return holder.__colloquyCollations;
  const { rows } = await db.execute<{ collname: string }>(
    sql`select collname from pg_collation
         where collname in ('pg_c_utf8', 'und-x-icu')
           and collencoding in (-1, (select encoding from pg_database where datname = current_database()))`,
  );
  const known = new Set(rows.map(({ collname }) => collname));
  const best = (...names: string[]) => {
    const name = names.find((one) => known.has(one)) ?? 'default';
    return sql.raw(`collate "${name}"`);
  };
  holder.__colloquyCollations = { folding: best('pg_c_utf8', 'und-x-icu'), sorting: best('und-x-icu') };
  return holder.__colloquyCollations;
}

function inFolder(folder: FolderPath | null): SQL {
  return folder ? sql`and s.folder_path[1:${folder.length}] = ${sql.param(folder)}::text[]` : sql``;
}

/** Whether a study matches the search, apart from its status. */
function isHit({ terms, creatorId }: StudySearch, { folding }: Collations): SQL {
  const parts = terms.map((term) => sql`position(lower(${term}::text ${folding}) in w.words) > 0`);
  if (creatorId) parts.push(sql`s.creator_id = ${creatorId}`);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}

/** The searched words, with case removed once per study (`offset 0` keeps it so). */
function searched({ terms }: StudySearch, { folding }: Collations): SQL {
  if (terms.length === 0) return sql``;
  return sql`
    left join "user" u on u.id = s.creator_id
    left join revision r on r.study_id = s.id and r.published_at is null
    cross join lateral (
      select lower(concat_ws(' ', s.title, r.external_title, s.link_id, u.name, u.email) ${folding}) as words
      offset 0) w`;
}

/** The numbers of matching studies, in one pass over the organisation's studies. */
export async function countFoundStudies(
  db: Db,
  scope: StudyScope,
  search: StudySearch,
): Promise<FoundStudies> {
  const known = await collations(db);
  const count = (status: StudyStatus) =>
    sql`count(*) filter (where hit and status = ${status})::int as ${sql.identifier(status)}`;
  const { rows } = await db.execute<
    StatusCounts & { studies: number; completes: number; creators: StudyCreator[] }
  >(sql`
    with scope as (
      select s.status, s.is_test_study, s.complete_count, (${isHit(search, known)}) as hit
        from study s ${searched(search, known)}
       where s.organization_id = ${scope.organizationId} and s.test_of is null and ${isSeen(scope, 's')} ${inFolder(search.folder)}
    )
    select count(*)::int as studies, coalesce(sum(complete_count) filter (where is_test_study = ${scope.test === true}), 0)::float as completes,
           count(*) filter (where hit)::int as "all",
           ${count('draft')}, ${count('live')}, ${count('paused')}, ${count('closed')},
           (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'email', u.email)
                                     order by u.name ${known.sorting}, u.id), '[]')
              from "user" u
             where u.id in (select creator_id from study
                            where organization_id = ${scope.organizationId} and ${isSeen(scope, 'study')})) as creators
      from scope`);
  const { studies, completes, creators, ...counts } = rows[0]!;
  return { counts, studyCount: studies, responseCount: completes, creators };
}

function order(sort: StudySort, { sorting }: Collations): SQL {
  switch (sort) {
    case 'newest':
      return sql`s.created_at desc, s.id desc`;
    case 'oldest':
      return sql`s.created_at, s.id`;
    case 'title':
      return sql`s.title ${sorting}, s.created_at desc, s.id desc`;
    case 'lastResponse':
      return sql`(${lastResponse(sql`s.id`)}) desc nulls last, s.created_at desc, s.id desc`;
    case 'responses':
      return sql`s.complete_count desc, s.created_at desc, s.id desc`;
  }
}

function lastResponse(studyId: SQL): SQL {
  return sql`select c.ended_at from response c
              where c.study_id = ${studyId} and c.progress = 'complete' order by c.ended_at desc limit 1`;
}

/** The words of the newest complete response that has any. Both joins stop at the first row. */
function latestWords(studyId: SQL): SQL {
  return sql`select t.user_text as text, t.length, n.id as response_id, n.readable_id, n.language
               from (select c.id, c.readable_id, c.language, c.ended_at from response c
                      where c.study_id = ${studyId} and c.progress = 'complete'
                      order by c.ended_at desc limit ${SEARCHED_RESPONSES}) n
               cross join lateral (
                 select left(user_text, ${LONGEST_SHOWN_WORDS}) as user_text, length(user_text) as length from turn
                  where response_id = n.id and answer ? 'text' and user_text <> ''
                  order by seq desc limit 1) t
              order by n.ended_at desc limit 1`;
}

interface FoundRow extends Record<string, unknown> {
  id: string;
  link_id: string;
  title: string;
  external_title: string | null;
  status: StudyStatus;
  folder_path: FolderPath | null;
  creator_id: string | null;
  name: string | null;
  email: string | null;
  created_at: string;
  complete_count: number;
  response_total: number;
  ended_at: string | null;
  days: [day: number, responses: number][] | null;
  latest_words: {
    text: string;
    length: number;
    response_id: string;
    readable_id: number;
    language: string;
  } | null;
  guide: IdentifiedGuide | null;
  quotas: Quota[];
  is_test_study: boolean;
}

/** A study of a page, with what its problems are found by; without a guide where they are not looked for. */
export type FoundStudy = Omit<StudyOverview, 'problemCount'> & Pick<FoundRow, 'guide' | 'quotas'>;

/**
 * A page of matching studies, in one statement: the page is chosen on the studies alone, the rest is read for its rows
 * by index (5,000 studies with 100,000 responses: 10 ms for a page of 50). `today`: the UTC day, as a time.
 */
export async function listFoundStudies(
  db: Db,
  scope: StudyScope,
  search: StudySearch & { first: number; most: number; today: Date },
): Promise<FoundStudy[]> {
  const known = await collations(db);
  const since = search.today.getTime() / DAY_MS - (SPARKLINE_DAYS - 1);
  const id = sql`p.id`;
  const { rows } = await db.execute<FoundRow>(sql`
    with page as (
      select s.*, row_number() over (order by ${order(search.sort, known)}) as place
        from study s ${searched(search, known)}
       where s.organization_id = ${scope.organizationId} and s.test_of is null and ${isSeen(scope, 's')} ${inFolder(search.folder)}
         and ${isHit(search, known)} ${search.status ? sql`and s.status = ${search.status}` : sql``}
       order by ${order(search.sort, known)}
       offset ${search.first} limit ${search.most}
    )
    select p.id, p.link_id, p.title, e.external_title, p.status, p.folder_path, a.id as creator_id, a.name, a.email,
           to_json(p.created_at) as created_at, p.complete_count, p.response_total, p.quotas, p.is_test_study,
           to_json((${lastResponse(id)})) as ended_at,
           (select json_agg(json_build_array(substr(key, 11)::int - ${since}::int, count))
              from (${sql.raw(counted(keysOf('completed', `'completed:${String(since).padStart(5, '0')}'`), 'p.id'))}) d) as days,
           (select row_to_json(h) from (${latestWords(id)}) h) as latest_words,
           case when p.status = 'draft' and pg_column_size(e.guide) <= ${LONGEST_CHECKED_GUIDE} then e.guide end as guide
      from page p
      join revision e on e.study_id = p.id and e.published_at is null
      left join "user" a on a.id = p.creator_id
     order by p.place`);
  return rows.map(overviewOf);
}

function overviewOf(row: FoundRow): FoundStudy {
  const days = new Map(row.days);
  return {
    id: row.id,
    linkId: row.link_id,
    title: row.title,
    externalTitle: row.external_title,
    status: row.status,
    folderPath: row.folder_path,
    creator: row.creator_id === null ? null : { id: row.creator_id, name: row.name, email: row.email },
    createdAt: new Date(row.created_at),
    responseCount: row.complete_count,
    responseTotal: row.response_total,
    lastResponseAt: row.ended_at === null ? null : new Date(row.ended_at),
    completedPerDay: Array.from({ length: SPARKLINE_DAYS }, (_, day) => days.get(day) ?? 0),
    lastHeard: lastHeardOf(row.latest_words),
    test: row.is_test_study,
    guide: row.guide,
    quotas: row.quotas,
  };
}

function lastHeardOf(row: FoundRow['latest_words']): LastHeard | null {
  if (!row) return null;
  const { text, length, response_id, readable_id, language } = row;
  return {
    text,
    isShortened: length > LONGEST_SHOWN_WORDS,
    language,
    responseId: response_id,
    readableId: readable_id,
  };
}
