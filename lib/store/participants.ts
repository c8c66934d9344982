import { type SQL, sql } from 'drizzle-orm';
import type { Parameter } from '@/lib/domain/participant/identity';
import { parameterFacts } from '@/lib/domain/response/facts';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import type { Db } from './database';
import { IS_HELD, isStudyHeld } from './legal-holds';

/** What a person among participants is known by (O2): any of it. */
export interface PersonSought {
  organizationId: string;
  parameters: readonly Parameter[];
  /** Of the address that personal links went to (N7). */
  addressHash: Buffer | null;
  responseId: string | null;
  /** True: in test studies alone; false: in the others alone; null: in both (O3). */
  test: boolean | null;
}

/** A response of a person, and what is kept with it. */
export interface PersonalResponse {
  id: string;
  readableId: number;
  studyId: string;
  linkId: string;
  studyTitle: string;
  /** Of a test interview (N6). */
  isTest: boolean;
  /** Of a study that was made with a test key (O3). */
  ofTestStudy: boolean;
  progress: ResponseProgress;
  createdAt: Date;
  kept: Kept;
}

export interface Kept {
  /** Answers with words, and the earlier ones that were changed. */
  answers: number;
  recordings: number;
  clips: number;
  /** Of recordings, what was made of them, and clips. */
  bytes: number;
  /** In insights and reports. */
  quotes: number;
  /** Passages of themes. */
  evidence: number;
  /** Notes and highlights. */
  annotations: number;
}

const pairs = (parameters: readonly Parameter[]) => sql`
  (select p.pair ->> 0 as name, p.pair ->> 1 as value
     from json_array_elements(${JSON.stringify(parameters)}::json) as p(pair))`;

/** Whether a list of parameters has one of these, by the first value of a repeated name (E6). */
const hasOneOf = (list: SQL, parameters: readonly Parameter[]) => sql`
  exists (select from ${pairs(parameters)} sought where sought.value = (
    select own.pair ->> 1 from json_array_elements(${list}) with ordinality as own(pair, place)
     where own.pair ->> 0 = sought.name order by own.place limit 1))`;

/** The studies in which the person is sought. */
const studiesOf = ({ organizationId, test }: PersonSought): SQL => sql`
  (select id from study where organization_id = ${organizationId}::uuid
      and (${test}::boolean is null or is_test_study = ${test}))`;

/**
 * The ids of the person's responses. Those that are indexed are found by their facts, which are hashes and are compared
 * again; those that are not yet are read.
 */
function idsOf(sought: PersonSought): SQL {
  const { organizationId, parameters, addressHash, responseId } = sought;
  const own = sql`r.study_id in ${studiesOf(sought)}`;
  const ways = [sql`select r.id from response r where r.id = ${responseId}::uuid and ${own}`];
  if (parameters.length > 0) {
    const facts = `{${parameterFacts(parameters.filter(([, value]) => value !== '')).join(',')}}`;
    const named = hasOneOf(sql`r.url_params`, parameters);
    ways.push(
      sql`select r.id from response_facts f join response r on r.id = f.response_id
           where f.parameters && ${facts}::bigint[] and ${own} and ${named}`,
      sql`select r.id from response r left join response_facts f on f.response_id = r.id
           where f.response_id is null and ${own} and ${named}`,
    );
  }
  if (addressHash) {
    ways.push(sql`
      select c.response_id from study_invitation i join entry_claim c on c.study_id = i.study_id and c.key = i.claim
       where i.organization_id = ${organizationId}::uuid and i.address_hash = ${addressHash}
         and i.study_id in ${studiesOf(sought)}`);
  }
  return sql.join(ways, sql` union `);
}

/** All, those that a legal hold keeps, or the others. Beside `response r` and its `study s`. */
const keptBy = (held: boolean | undefined): SQL =>
  held === undefined ? sql`true` : held ? IS_HELD : sql`not ${IS_HELD}`;

/** How many responses the person has; with `held`, of those that a legal hold keeps, or of the others. */
export async function countPersonalResponses(
  db: Db,
  sought: PersonSought,
  { held }: { held?: boolean } = {},
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${idsOf(sought)}) found
          join response r on r.id = found.id join study s on s.id = r.study_id where ${keptBy(held)}`,
  );
  return rows[0]?.total ?? 0;
}

/** A page of them, the oldest first, but last of all the one that is asked for by its id: others are found through it. */
export async function listPersonalResponses(
  db: Db,
  sought: PersonSought,
  { limit, offset, held }: { limit: number; offset: number; held?: boolean },
): Promise<PersonalResponse[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select r.id, r.readable_id, r.study_id, s.link_id, s.title, s.test_of is not null as is_test,
           s.is_test_study, r.progress,
           r.created_at,
           (select count(*) from turn t where t.response_id = r.id and t.user_text <> '')
           + (select count(*) from changed_answer a where a.response_id = r.id) as answers,
           (select count(*) from recording o where o.response_id = r.id) as recordings,
           (select count(*) from clip c where c.response_id = r.id) as clips,
           (select coalesce(sum(coalesce(o.size_bytes, o.seen_bytes, 0) + coalesce(m.video_bytes, 0)
                                + coalesce(m.audio_bytes, 0) + coalesce(m.poster_bytes, 0)), 0)
              from recording o left join recording_media m on m.recording_id = o.id where o.response_id = r.id)
           + (select coalesce(sum(coalesce(c.film_bytes, 0) + coalesce(c.caption_bytes, 0)
                                  + coalesce(c.poster_bytes, 0)), 0) from clip c where c.response_id = r.id) as bytes,
           (select count(*) from cited_passage q where q.response_id = r.id) as quotes,
           (select count(*) from theme_evidence e where e.response_id = r.id and not e.taken_out) as evidence,
           (select count(*) from annotation n where n.response_id = r.id) as annotations
      from (${idsOf(sought)}) found join response r on r.id = found.id join study s on s.id = r.study_id
     where ${keptBy(held)}
     order by r.id is not distinct from ${sought.responseId}::uuid, r.created_at, r.id
     limit ${limit} offset ${offset}`);
  return rows.map(personal);
}

function personal(row: Record<string, unknown>): PersonalResponse {
  const figure = (name: keyof Kept) => Number(row[name]);
  return {
    id: row.id as string,
    readableId: row.readable_id as number,
    studyId: row.study_id as string,
    linkId: row.link_id as string,
    studyTitle: row.title as string,
    isTest: row.is_test as boolean,
    ofTestStudy: row.is_test_study as boolean,
    progress: row.progress as ResponseProgress,
    createdAt: new Date(row.created_at as string | Date),
    kept: {
      answers: figure('answers'),
      recordings: figure('recordings'),
      clips: figure('clips'),
      bytes: figure('bytes'),
      quotes: figure('quotes'),
      evidence: figure('evidence'),
      annotations: figure('annotations'),
    },
  };
}

/** An invitation by mail of a person. */
export interface PersonalInvitation {
  studyId: string;
  studyTitle: string;
  email: string;
  name: string | null;
  language: string | null;
  parameters: [string, string][];
  createdAt: Date;
  openedAt: Date | null;
}

/** Whether an invitation is the person's: by its address, by its link's parameters, or by the interview of its link. */
const isInvitationOf = (sought: PersonSought): SQL => sql`
  i.organization_id = ${sought.organizationId}::uuid and i.study_id in ${studiesOf(sought)} and (
    i.address_hash = ${sought.addressHash}::bytea
    or ${hasOneOf(sql`i.parameters`, sought.parameters)}
    or exists (select from entry_claim c
                where c.study_id = i.study_id and c.key = i.claim and c.response_id in (${idsOf(sought)})))`;

/** More than one person is invited with. */
const MOST_INVITATIONS = 1_000;

export async function listPersonalInvitations(db: Db, sought: PersonSought): Promise<PersonalInvitation[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select i.study_id, s.title, i.email, i.name, i.language, i.parameters, i.created_at, i.opened_at
      from study_invitation i join study s on s.id = i.study_id
     where ${isInvitationOf(sought)} order by i.created_at, i.id limit ${MOST_INVITATIONS}`);
  return rows.map((row) => ({
    studyId: row.study_id as string,
    studyTitle: row.title as string,
    email: row.email as string,
    name: row.name as string | null,
    language: row.language as string | null,
    parameters: row.parameters as [string, string][],
    createdAt: new Date(row.created_at as string | Date),
    openedAt: row.opened_at === null ? null : new Date(row.opened_at as string | Date),
  }));
}

/**
 * Deletes what names the person beside their responses: invitations with the mails to them, and links of findings that
 * show their responses alone; not those of a study under a legal hold. Returns how many.
 */
export async function deletePersonalTraces(db: Db, sought: PersonSought): Promise<number> {
  const invitations = await db.execute(
    sql`delete from study_invitation i where ${isInvitationOf(sought)} and not ${isStudyHeld(sql`i.study_id`)}`,
  );
  const links = await db.execute(sql`
    delete from share_link l where l.organization_id = ${sought.organizationId}::uuid
       and not ${isStudyHeld(sql`l.study_id`)} and l.study_id in ${studiesOf(sought)}
       and exists (select from ${pairs(sought.parameters)} sought,
                               jsonb_array_elements(l.filter -> 'urlParams') as kept(pair)
                    where kept.pair ->> 'name' = sought.name and kept.pair ->> 'value' = sought.value)`);
  return (invitations.rowCount ?? 0) + (links.rowCount ?? 0);
}
