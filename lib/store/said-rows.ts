import type { SafetyFinding } from '@/lib/domain/safety/assess-safety';
import { pool } from './database';

/** Whose words are read: an organisation's, of one study, of some, or of all. */
export interface SaidScope {
  organizationId: string;
  /** Null: all. */
  studyIds: readonly string[] | null;
  /** True: of test studies; false: of the others; null: of both. */
  test: boolean | null;
}

/** A participant's answer in words, as it is stored. */
export interface StoredSaidRow {
  studyId: string;
  responseId: string;
  readableId: number;
  language: string;
  revisionId: string;
  seq: number;
  questionId: string;
  conceptId: string | null;
  asked: string;
  user: string;
  safety: SafetyFinding | null;
}

/** More studies than this are not searched at once: the ones that changed last are. */
const MOST_STUDIES = 500;

/** The studies of a scope that exist, with their number of responses; those that changed last come first. */
export async function listScope({
  organizationId,
  studyIds,
  test,
}: SaidScope): Promise<{ id: string; title: string; responses: number }[]> {
  const { rows } = await pool().query<{ id: string; title: string; responses: number }>({
    text: `select id, title, response_total as responses from study
            where organization_id = $1 and test_of is null and ($2::uuid[] is null or id = any($2::uuid[]))
              and ($3::boolean is null or is_test_study = $3)
            order by updated_at desc, id limit ${MOST_STUDIES}`,
    values: [organizationId, studyIds, test],
  });
  return rows;
}

/** Responses in which these words were said (a tsquery), in no particular order. */
export async function findSpeakers(
  studyIds: readonly string[],
  words: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>({
    text: `select w.response_id as id from response_words w
            where w.words @@ $2::tsquery and w.study_id = any($1::uuid[]) limit $3`,
    values: [studyIds, words, limit],
  });
  return rows.map(({ id }) => id);
}

/** The responses that changed last. */
export async function latestResponses(studyIds: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>({
    text: `select r.id from unnest($1::uuid[]) wanted(id)
            cross join lateral (select id, updated_at from response
                                 where study_id = wanted.id order by updated_at desc, readable_id desc limit $2) r
            order by r.updated_at desc limit $2`,
    values: [studyIds, limit],
  });
  return rows.map(({ id }) => id);
}

/** The answers in words of these responses, in the order of each interview; each cut to so many characters. */
export async function listSaidRows(
  responseIds: readonly string[],
  mostCharacters: number,
): Promise<StoredSaidRow[]> {
  if (responseIds.length === 0) return [];
  const { rows } = await pool().query<StoredSaidRow>({
    text: `select r.study_id as "studyId", r.id as "responseId", r.readable_id as "readableId", r.language,
                  r.revision_id as "revisionId", t.seq, t.question_id as "questionId", t.concept_id as "conceptId",
                  t.moderator as asked, left(t.user_text, $2) as "user", t.safety
             from response r join turn t on t.response_id = r.id
            where r.id = any($1::uuid[]) and t.user_text <> '' and t.answer ? 'text'
            order by r.study_id, r.readable_id, t.seq`,
    values: [responseIds, mostCharacters],
  });
  return rows;
}
