import type { Fact } from '@/lib/domain/response/fact';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import type { PageEnd, ResponseOrder, ResponseSort } from '@/lib/domain/response/response-order';
import type { SoughtId } from '@/lib/domain/response/sought-id';
import { pool } from './database';
import { countByProgress, countsRevision } from './kept-counts';
import { wordsOfStudy } from './words-of-study';

/** The responses of a study that are searched for, as the query needs them. */
export interface StoredFilter {
  studyId: string;
  progress?: readonly ResponseProgress[] | undefined;
  qualityFrom?: number | undefined;
  qualityTo?: number | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedFrom?: Date | undefined;
  updatedBefore?: Date | undefined;
  readableIds?: readonly number[] | undefined;
  flags?: readonly ResponseFlag[] | undefined;
  analyzedOnly?: true | undefined;
  /** Whether somebody looks after it. */
  lookedAfter?: boolean | undefined;
  /** At least one of each group must be present. */
  factGroups: readonly (readonly Fact[])[];
  parameters: readonly Fact[];
  /** A tsquery; null when the searched text cannot match anything. */
  words?: string | null | undefined;
  /**
   * The searched text may be an id as well: responses with these ids are found in addition to those that match `words`.
   */
  ids?: readonly SoughtId[] | undefined;
}

/**
 * A condition on `response r` with its values, to which more can be added; or on `response_facts f`, whose rows are
 * narrower, for a filter that `isByFactsAlone`.
 */
export class Condition {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  constructor(filter: StoredFilter, on: 'response' | 'facts' = 'response') {
    const study = this.value(filter.studyId);
    if (on === 'facts') {
      this.parts.push(`f.study_id = ${study}`, ...this.wantedFacts(filter));
      if (filter.progress) this.parts.push(`f.progress = any(${this.value(filter.progress)}::text[])`);
      return;
    }
    this.parts.push(`r.study_id = ${study}`);
    this.plain(filter);
    const wanted = this.wantedFacts(filter);
    if (wanted.length > 0) {
      this.parts.push(
        `r.id in (select f.response_id from response_facts f where f.study_id = ${study} and ${wanted.join(' and ')})`,
      );
    }
    if (filter.words !== undefined) this.sought(filter.words, filter.ids ?? [], study);
  }

  private sought(words: string | null, ids: readonly SoughtId[], study: string): void {
    const found =
      words === null
        ? []
        : [`select w.response_id from response_words w where ${wordsOfStudy(study, this.value(words))}`];
    for (const sought of ids) {
      const condition =
        sought.by === 'id'
          ? `i.id between ${this.value(sought.from)}::uuid and ${this.value(sought.to)}::uuid`
          : `i.readable_id = ${this.value(sought.readableId)}::int`;
      found.push(`select i.id from response i where i.study_id = ${study} and ${condition}`);
    }
    this.parts.push(found.length === 0 ? 'false' : `r.id in (${found.join(' union ')})`);
  }

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  add(part: string): void {
    this.parts.push(part);
  }

  get text(): string {
    return this.parts.join(' and ');
  }

  private plain(filter: StoredFilter): void {
    const compare = (column: string, operator: string, value: unknown, type: string) => {
      if (value !== undefined) this.parts.push(`r.${column} ${operator} ${this.value(value)}::${type}`);
    };
    // The column is a 4-byte float, in which 4.2 is not equal to the 8-byte 4.2.
    compare('quality_score', '>=', filter.qualityFrom, 'real');
    compare('quality_score', '<=', filter.qualityTo, 'real');
    compare('created_at', '>=', filter.createdFrom, 'timestamptz');
    compare('created_at', '<', filter.createdBefore, 'timestamptz');
    compare('updated_at', '>=', filter.updatedFrom, 'timestamptz');
    compare('updated_at', '<', filter.updatedBefore, 'timestamptz');
    if (filter.progress) this.parts.push(`r.progress = any(${this.value(filter.progress)}::text[])`);
    if (filter.analyzedOnly) this.parts.push('r.analyzed_at is not null');
    if (filter.flags) this.parts.push(`r.flags <> '{}' and r.flags && ${this.value(filter.flags)}::text[]`);
    if (filter.lookedAfter !== undefined) {
      const is = filter.lookedAfter ? 'exists' : 'not exists';
      this.parts.push(`${is} (select from looked_after l where l.response_id = r.id)`);
    }
    if (filter.readableIds) this.parts.push(`r.readable_id = any(${this.value(filter.readableIds)}::int[])`);
  }

  private wantedFacts({ factGroups, parameters }: StoredFilter): string[] {
    const array = (facts: readonly Fact[]) => `${this.value(facts)}::bigint[]`;
    const wanted = factGroups.map((group) => `f.facts && ${array(group)}`);
    if (parameters.length > 0) wanted.push(`f.parameters @> ${array(parameters)}`);
    return wanted;
  }
}

const KEYS: Record<ResponseSort, { column: string; type: string; shown: string }> = {
  updated: {
    column: 'r.updated_at',
    type: 'timestamptz',
    shown: '(extract(epoch from r.updated_at) * 1000)::bigint',
  },
  quality: { column: 'coalesce(r.quality_score, 0)', type: 'real', shown: 'coalesce(r.quality_score, 0)' },
  duration: { column: 'r.active_ms', type: 'bigint', shown: 'r.active_ms' },
  readableId: { column: 'r.readable_id', type: 'int', shown: 'r.readable_id' },
};

export interface Page {
  ids: string[];
  /** The position after the page's last response; null when nothing follows. */
  end: PageEnd | null;
}

/** The ids of one page, in its order. */
export async function findPage(
  filter: StoredFilter,
  { order, after, limit }: { order: ResponseOrder; after?: PageEnd | undefined; limit: number },
): Promise<Page> {
  const condition = new Condition(filter);
  const key = KEYS[order.by];
  const direction = order.descending ? 'desc' : 'asc';
  if (after) {
    const value = condition.value(order.by === 'updated' ? new Date(after.value) : after.value);
    const readableId = condition.value(after.readableId);
    condition.add(
      `(${key.column}, r.readable_id) ${order.descending ? '<' : '>'} (${value}::${key.type}, ${readableId}::int)`,
    );
  }
  const { rows } = await pool().query<{ id: string; readableId: number; value: string }>({
    text: `select r.id, r.readable_id as "readableId", ${key.shown} as value
             from response r where ${condition.text}
            order by ${key.column} ${direction}, r.readable_id ${direction} limit ${limit + 1}`,
    values: condition.values,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return {
    ids: page.map(({ id }) => id),
    end: more ? { value: Number(last.value), readableId: last.readableId } : null,
  };
}

/** The latest of the responses found, by their last change, with their versions. */
export async function listLatestVersions(
  filter: StoredFilter,
  limit: number,
): Promise<{ id: string; version: number }[]> {
  const condition = new Condition(filter);
  const { rows } = await pool().query<{ id: string; version: number }>({
    text: `select r.id, r.version from response r where ${condition.text}
            order by r.updated_at desc, r.readable_id desc limit ${limit}`,
    values: condition.values,
  });
  return rows;
}

/**
 * What results are made of, in one short text: the study's counts, its guides, and the latest of the responses found. It
 * is another one as soon as any of it changes; of a filter, that holds for progress and facts alone (`isCountedBy`).
 */
export async function revisionOfResults(filter: StoredFilter, latest: number): Promise<string> {
  const condition = new Condition(filter);
  const { rows } = await pool().query<{ revision: string }>({
    text: `select concat_ws(' ', ${countsRevision()},
             (select string_agg(g.id || ' ' || g.version, ' ' order by g.number) from revision g where g.study_id = $1),
             (select md5(string_agg(id || ' ' || version, ' ')) from (
                select r.id, r.version from response r where ${condition.text}
                 order by r.updated_at desc, r.readable_id desc limit ${latest}) latest)) as revision`,
    values: condition.values,
  });
  return rows[0]!.revision;
}

export async function countFound(filter: StoredFilter): Promise<number> {
  if (isByProgressAlone(filter)) {
    const counts = await countByProgress(filter.studyId);
    const wanted = new Set(filter.progress ?? PROGRESSES);
    return [...wanted].reduce((sum, progress) => sum + counts[progress], 0);
  }
  const { words, ids = [] } = filter;
  if (words && ids.length === 0 && isFree({ ...filter, words: undefined, ids: undefined }))
    return countSpeakers(filter.studyId, words);
  const { text, values } = countOf(filter);
  const { rows } = await pool().query<{ total: string }>({ text, values });
  return Number(rows[0]?.total ?? 0);
}

/**
 * How many responses said these words. By their index, which PostgreSQL has to be made to take: it counts the comparison
 * of a text with ten words as cheap as that of two numbers, and would compare every text of every study.
 */
async function countSpeakers(studyId: string, words: string): Promise<number> {
  const client = await pool().connect();
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ total: string }>({
      text: `select count(*) as total from response_words w where ${wordsOfStudy('$1', '$2')}`,
      values: [studyId, words],
    });
    await client.query('commit');
    isBroken = false;
    return Number(rows[0]?.total ?? 0);
  } finally {
    client.release(isBroken);
  }
}

/** Facts are counted where they stand: rows of the responses themselves are ten times as wide. */
function countOf(filter: StoredFilter): { text: string; values: unknown[] } {
  const on = isByFactsAlone(filter) ? 'facts' : 'response';
  const condition = new Condition(filter, on);
  const from = on === 'facts' ? 'response_facts f' : 'response r';
  return { text: `select count(*) as total from ${from} where ${condition.text}`, values: condition.values };
}

const PROGRESSES = ['in_progress', 'screened_out', 'complete'] as const;

/** Whether nothing is asked for but a progress, whose counts are kept. */
export function isByProgressAlone(filter: StoredFilter): boolean {
  return isFree({ ...filter, progress: undefined });
}

/** Whether facts are asked for, and nothing but a progress besides. */
export function isByFactsAlone(filter: StoredFilter): boolean {
  const isFreeOtherwise = isFree({ ...filter, progress: undefined, factGroups: [], parameters: [] });
  return isFreeOtherwise && !isByProgressAlone(filter);
}

/**
 * Whether who passes can change only with the study's kept counts: URL parameters, words and times are in no count.
 */
export function isCountedBy(filter: StoredFilter): boolean {
  return isFree({ ...filter, progress: undefined, factGroups: [] });
}

/** Whether every response of the study passes. */
function isFree({ studyId: _, factGroups, parameters, ...others }: StoredFilter): boolean {
  const isUndefined = Object.values(others).every((value) => value === undefined);
  return isUndefined && factGroups.length === 0 && parameters.length === 0;
}

/** Statistics of a set of responses: by progress, medians, and by day. */
export interface FoundFigures {
  total: number;
  byProgress: Record<ResponseProgress, number>;
  /** The median of the complete ones; null when there is none. */
  medianDurationMs: number | null;
  medianQuality: number | null;
}

export async function findFigures(filter: StoredFilter): Promise<FoundFigures> {
  const condition = new Condition(filter);
  const { rows } = await pool().query<{
    total: string;
    complete: string;
    screenedOut: string;
    inProgress: string;
    duration: number | null;
    quality: number | null;
  }>({
    text: `select count(*) as total,
                  count(*) filter (where r.progress = 'complete') as complete,
                  count(*) filter (where r.progress = 'screened_out') as "screenedOut",
                  count(*) filter (where r.progress = 'in_progress') as "inProgress",
                  percentile_cont(0.5) within group (order by r.active_ms) filter (where r.progress = 'complete') as duration,
                  percentile_cont(0.5) within group (order by r.quality_score) filter (where r.progress = 'complete') as quality
             from response r where ${condition.text}`,
    values: condition.values,
  });
  const row = rows[0]!;
  return {
    total: Number(row.total),
    byProgress: {
      complete: Number(row.complete),
      screened_out: Number(row.screenedOut),
      in_progress: Number(row.inProgress),
    },
    medianDurationMs: row.duration,
    medianQuality: row.quality === null ? null : Math.round(row.quality * 10) / 10,
  };
}

/** How many responses started on each day that has any, as days since 1970 at this offset from UTC. */
export async function countByDay(
  filter: StoredFilter,
  { offsetMinutes, from }: { offsetMinutes: number; from: Date },
): Promise<Map<number, number>> {
  const condition = new Condition(filter);
  condition.add(`r.created_at >= ${condition.value(from)}::timestamptz`);
  const offset = condition.value(offsetMinutes * 60);
  const { rows } = await pool().query<{ day: number; count: string }>({
    text: `select floor((extract(epoch from r.created_at) + ${offset}::int) / 86400)::int as day, count(*)
             from response r where ${condition.text} group by 1`,
    values: condition.values,
  });
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

/**
 * The tags shown of the latest of these responses (by their number), with the number of those responses that have each; the most frequent
 * first.
 */
export async function countTags(
  filter: StoredFilter,
  { sample, limit }: { sample: number; limit: number },
): Promise<{ tag: string; count: number; byReview: boolean }[]> {
  const condition = new Condition(filter);
  const { rows } = await pool().query<{ tag: string; count: string; byReview: boolean }>({
    text: `with latest as (
             select coalesce(r.theme_tags, r.tags) as tags, r.removed_tags, r.review_tags from response r
              where ${condition.text} order by r.readable_id desc limit ${sample})
           select tag, count(*) as count, bool_or(by_review) as "byReview" from (
             select unnest(tags) as tag, removed_tags as removed, false as by_review from latest
             union all select unnest(review_tags), '{}', true from latest) given
            where tag <> all(removed)
            group by tag order by count(*) desc, tag limit ${limit}`,
    values: condition.values,
  });
  return rows.map(({ tag, count, byReview }) => ({ tag, count: Number(count), byReview }));
}

/**
 * URL parameters of the latest responses of a study, with the number of responses for each value; the most frequent
 * first.
 */
export async function countParameters(
  studyId: string,
  { sample, limit }: { sample: number; limit: number },
): Promise<{ name: string; value: string; count: number }[]> {
  const { rows } = await pool().query<{ name: string; value: string; count: string }>({
    text: `with latest as (select r.url_params from response r where r.study_id = $1 order by r.updated_at desc limit ${sample}),
                pair as (select p ->> 0 as name, p ->> 1 as value from latest, json_array_elements(latest.url_params) p)
           select name, value, count(*) from pair where left(name, 5) <> '_clq_' and length(value) <= 200
            group by name, value order by count(*) desc, name, value limit ${limit}`,
    values: [studyId],
  });
  return rows.map(({ name, value, count }) => ({ name, value, count: Number(count) }));
}

/** More columns than this do not help in a table. */
const MOST_NAMES = 50;

/** The names of the URL parameters that any response of the study came with, the most frequent first. */
export async function listParameterNames(studyId: string): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>({
    text: `select p ->> 0 as name from response r, json_array_elements(r.url_params) p
            where r.study_id = $1 and left(p ->> 0, 5) <> '_clq_'
            group by 1 order by count(*) desc, 1 limit ${MOST_NAMES}`,
    values: [studyId],
  });
  return rows.map(({ name }) => name);
}
