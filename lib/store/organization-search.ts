import { tagKey } from '@/lib/domain/response/shown-tags';
import type { SoughtId } from '@/lib/domain/response/sought-id';
import { pool } from './database';
import type { StudyScope } from './study-scope';

/** A response somewhere in an organisation. */
export interface PlacedResponse {
  id: string;
  readableId: number;
  studyId: string;
  studyTitle: string;
  /** Of a test study (O3). */
  test: boolean;
}

const COLUMNS = `r.id, r.readable_id as "readableId", r.study_id as "studyId", s.title as "studyTitle", s.is_test_study as test`;

/** Whether a study is seen, by the parameters that hold the studies of the scope and their kind. */
const seen = (table: string, studyIds: string, test: string) =>
  `(${studyIds}::uuid[] is null or ${table}.id = any(${studyIds}::uuid[]))
   and (${test}::boolean is null or ${table}.is_test_study = ${test})`;

/** Responses whose id is the given text or begins with it; the latest first. */
export async function findResponsesByIds(
  { organizationId, studyIds = null, test = null }: StudyScope,
  sought: readonly SoughtId[],
  limit: number,
): Promise<PlacedResponse[]> {
  const found: PlacedResponse[] = [];
  for (const one of sought) {
    const [condition, values] =
      one.by === 'id'
        ? ['r.id between $5 and $6', [one.from, one.to]]
        : [
            'r.study_id in (select id from study where organization_id = $1 and test_of is null) and r.readable_id = $5',
            [one.readableId],
          ];
    const { rows } = await pool().query<PlacedResponse>({
      text: `select ${COLUMNS} from response r join study s on s.id = r.study_id
              where s.organization_id = $1 and ${seen('s', '$3', '$4')} and ${condition}
              order by r.updated_at desc limit $2`,
      values: [organizationId, limit, studyIds, test, ...values],
    });
    found.push(...rows);
  }
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, limit);
}

/** A common word is found in this many responses, in any order: ranking all of them would take seconds. */
const MAX_RANKED = 500;

/** Responses whose participant said something that matches the query; the latest of the first few hundred matches. */
export async function findResponsesByWords(
  { organizationId, studyIds = null, test = null }: StudyScope,
  words: string,
  limit: number,
): Promise<PlacedResponse[]> {
  const { rows } = await pool().query<PlacedResponse>({
    text: `with found as materialized (
             select w.response_id from response_words w
              where w.words @@ $2::tsquery
                and w.study_id in (select id from study
                                     where organization_id = $1 and test_of is null and ${seen('study', '$4', '$5')})
              limit ${MAX_RANKED})
           select ${COLUMNS} from found join response r on r.id = found.response_id join study s on s.id = r.study_id
            where s.organization_id = $1 order by r.updated_at desc limit $3`,
    values: [organizationId, words, limit, studyIds, test],
  });
  return rows;
}

export interface PlacedTag {
  text: string;
  count: number;
  studyId: string;
  studyTitle: string;
  test: boolean;
}

/** Only this many of each study's latest responses are searched; older tags are found on the study's own page. */
const TAGGED = 300;
const STUDIES = 60;

/** Tags that contain the text, by study, the most used first. */
export async function findTags(
  { organizationId, studyIds = null, test = null }: StudyScope,
  text: string,
  limit: number,
): Promise<PlacedTag[]> {
  const { rows } = await pool().query<PlacedTag>({
    text: `with latest as (
             select id, title, is_test_study from study where organization_id = $1 and test_of is null and ${seen('study', '$4', '$5')}
              order by updated_at desc limit ${STUDIES})
           select min(shown.tag) as text, count(distinct shown.response_id)::int as count,
                  s.id as "studyId", s.title as "studyTitle", s.is_test_study as test
             from latest s
            cross join lateral (
              select r.id as response_id, given.tag
                from (select id, coalesce(theme_tags, tags) as tags, removed_tags, review_tags from response
                       where study_id = s.id order by updated_at desc, readable_id desc limit ${TAGGED}) r
               cross join lateral (
                 select tag from unnest(r.tags) tag
                  where lower(tag) <> all (select lower(gone) from unnest(r.removed_tags) gone)
                 union all select tag from unnest(r.review_tags) tag) given) shown
            where position($2 in lower(shown.tag)) > 0
            group by s.id, s.title, s.is_test_study, lower(shown.tag)
            order by count desc, text limit $3`,
    values: [organizationId, tagKey(text), limit, studyIds, test],
  });
  return rows;
}
