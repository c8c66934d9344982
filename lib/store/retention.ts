import { type SQL, sql } from 'drizzle-orm';
import type { Retention, RetentionPart } from '@/lib/domain/retention/retention';
import type { Db } from './database';
import { IS_HELD } from './legal-holds';

/**
 * How long responses are kept (N5, O2): for as many days as their participants were told, or as their study, its consent
 * or its organisation says now if that is less, after the last thing that happened in the interview. Recordings and
 * words may go before. Test interviews have an end of their own.
 */
const LAST = sql`coalesce(r.ended_at, r.last_answer_at, r.created_at)`;
const after = (days: SQL) => sql`${LAST} + make_interval(days => ${days})`;
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** As study and organisation are saved. */
const CONSENT_DAYS = sql`(s.consent->>'retentionDays')::int`;
const ofStudy = (name: keyof Retention) => sql`(s.retention->>${sql.raw(`'${name}'`)})::int`;
const ofOrganization = (name: keyof Retention) => sql`(o.retention->>${sql.raw(`'${name}'`)})::int`;
const both = (name: keyof Retention) => sql`least(${ofStudy(name)}, ${ofOrganization(name)})`;
const EVERYTHING_DAYS = sql`least(${CONSENT_DAYS}, ${both('everythingDays')}, r.kept_days)`;
const WORDS_DAYS = both('wordsDays');
/** With the words at the latest: nobody's voice is kept when their words are due. */
const RECORDINGS_DAYS = sql`least(${both('recordingsDays')}, ${WORDS_DAYS})`;

/** Gone already, and nothing came since: an interview that was gone on with has new ones. */
const WORDS_ARE_GONE = sql`coalesce(r.words_deleted_at >= ${LAST}, false)`;
const RECORDINGS_ARE_GONE = sql`coalesce(r.recordings_deleted_at >= ${LAST}, false)`;

/** Recordings, clips of them, and uploads that no answer names; files that were given as an answer are words. */
const HAS_RECORDINGS = sql`(
  exists (select from recording x where x.response_id = r.id and (x.kind <> 'file' or not exists (
    select from turn t, jsonb_array_elements_text(coalesce(t.answer::jsonb -> 'recordings', '[]')) as named
     where t.response_id = x.response_id and t.step_id = x.step_id and lower(named) = x.id::text)))
  or exists (select from clip c where c.response_id = r.id))`;

export interface OverdueResponse {
  id: string;
  studyId: string;
}

/** Responses whose time is over at `now` and that no hold keeps, the longest overdue first. */
export async function listOverdueResponses(db: Db, now: Date, limit: number): Promise<OverdueResponse[]> {
  const due = after(EVERYTHING_DAYS);
  const overdue = sql`s.test_of is null and ${due} <= ${moment(now)} and not ${IS_HELD}`;
  // In two parts, so that each goes by an index: most studies say nothing.
  const { rows } = await db.execute<Record<'id' | 'studyId', string>>(sql`
    select id, study_id as "studyId" from (
      select r.id, r.study_id, ${due} as due
        from organization o join study s on s.organization_id = o.id join response r on r.study_id = s.id
       where (s.consent->>'retentionDays' is not null or ${both('everythingDays')} is not null) and ${overdue}
      union
      select r.id, r.study_id, ${due} as due
        from response r join study s on s.id = r.study_id join organization o on o.id = s.organization_id
       where r.kept_days is not null and ${overdue}
    ) as found order by due, id limit ${limit}`);
  return rows;
}

/** Responses whose recordings, or words, are to be deleted at `now` and are there, the longest overdue first. */
export async function listOverdueParts(
  db: Db,
  part: Exclude<RetentionPart, 'everything'>,
  now: Date,
  limit: number,
): Promise<OverdueResponse[]> {
  const [days, isThere] =
    part === 'words'
      ? [WORDS_DAYS, sql`not ${WORDS_ARE_GONE}`]
      : [RECORDINGS_DAYS, sql`not ${RECORDINGS_ARE_GONE} and ${HAS_RECORDINGS}`];
  const { rows } = await db.execute<Record<'id' | 'studyId', string>>(sql`
    select r.id, r.study_id as "studyId"
      from organization o join study s on s.organization_id = o.id join response r on r.study_id = s.id
     where s.test_of is null and ${days} is not null and ${after(days)} <= ${moment(now)}
       and not ${IS_HELD} and ${isThere}
     order by ${after(days)}, r.id limit ${limit}`);
  return rows;
}

/** Of one part: how many responses lose it, and when. */
export interface PartForecast {
  /** At the next run. */
  overdue: number;
  /** Within seven days, those included. */
  withinWeek: number;
  /** When the next one goes that is not overdue. */
  nextAt: Date | null;
}

/** What would be deleted: each response counts for the most of it that goes by then. */
export interface RetentionForecast {
  parts: Record<RetentionPart, PartForecast>;
  /** Responses of which something is overdue, and stays because of a legal hold. */
  held: number;
  /** The studies of which something is overdue. */
  studies: number;
}

/** Of one study, if it and its organisation said this; null: nothing but what participants were told. */
export async function forecastStudy(
  db: Db,
  studyId: string,
  { days, now }: { days: Record<RetentionPart, number | null>; now: Date },
): Promise<RetentionForecast> {
  const given = (part: RetentionPart) => sql`${days[part]}::int`;
  return forecast(db, sql`s.id = ${studyId}`, now, {
    everything: sql`least(${given('everything')}, r.kept_days)`,
    words: given('words'),
    recordings: given('recordings'),
  });
}

/** Of all studies of an organisation, if it said this and its studies what they say now. */
export async function forecastOrganization(
  db: Db,
  organizationId: string,
  { retention, now }: { retention: Retention; now: Date },
): Promise<RetentionForecast> {
  const least = (name: keyof Retention) => sql`least(${ofStudy(name)}, ${retention[name]}::int)`;
  const words = least('wordsDays');
  return forecast(db, sql`s.organization_id = ${organizationId} and s.test_of is null`, now, {
    everything: sql`least(${CONSENT_DAYS}, ${least('everythingDays')}, r.kept_days)`,
    words,
    recordings: sql`least(${least('recordingsDays')}, ${words})`,
  });
}

interface ForecastRow extends Record<string, unknown> {
  held: number;
  studies: number;
}

async function forecast(
  db: Db,
  where: SQL,
  now: Date,
  days: Record<RetentionPart, SQL>,
): Promise<RetentionForecast> {
  const at = moment(now);
  const week = sql`${at} + interval '7 days'`;
  /** Counts those that lose this part, and no more, by then. */
  const by = (part: SQL, more: readonly SQL[], then: SQL) =>
    sql`(count(*) filter (where not held and ${part} <= ${then}
           and not (${sql.join([sql`false`, ...more.map((one) => sql`coalesce(${one} <= ${then}, false)`)], sql` or `)})))::int`;
  const names = { recordings: sql`recordings`, words: sql`words`, everything: sql`everything` };
  const figures = ([part, more]: [RetentionPart, SQL[]]) => sql`
    ${by(names[part], more, at)} as ${sql.identifier(`${part}Overdue`)},
    ${by(names[part], more, week)} as ${sql.identifier(`${part}Week`)},
    min(${names[part]}) filter (where not held and ${names[part]} > ${at}) as ${sql.identifier(`${part}Next`)}`;
  const anyOverdue = sql`least(recordings, words, everything) <= ${at}`;
  const { rows } = await db.execute<ForecastRow>(sql`
    select ${sql.join(
      [
        figures(['recordings', [names.words, names.everything]]),
        figures(['words', [names.everything]]),
        figures(['everything', []]),
      ],
      sql`, `,
    )},
           (count(*) filter (where held and ${anyOverdue}))::int as held,
           (count(distinct study_id) filter (where not held and ${anyOverdue}))::int as studies
      from (select r.study_id, ${IS_HELD} as held, ${after(days.everything)} as everything,
                   case when not ${WORDS_ARE_GONE} then ${after(days.words)} end as words,
                   case when ${days.recordings} is not null and not ${RECORDINGS_ARE_GONE} and ${HAS_RECORDINGS}
                        then ${after(days.recordings)} end as recordings
              from study s join response r on r.study_id = s.id where ${where}) as dues`);
  const row = rows[0]!;
  const figure = (part: RetentionPart): PartForecast => {
    const next = row[`${part}Next`];
    return {
      overdue: Number(row[`${part}Overdue`]),
      withinWeek: Number(row[`${part}Week`]),
      nextAt: next === null ? null : new Date(next as string | Date),
    };
  };
  return {
    parts: {
      recordings: figure('recordings'),
      words: figure('words'),
      everything: figure('everything'),
    },
    held: row.held,
    studies: row.studies,
  };
}
