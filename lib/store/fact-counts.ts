import type { Fact } from '@/lib/domain/response/fact';
import type { SegmentMembers } from '@/lib/domain/response/segment';
import { pool } from './database';
import { Condition, isByFactsAlone, type StoredFilter } from './response-search';

export interface CountedFacts {
  found: Map<Fact, number>;
  /** Of those that pass the filter, by column. */
  columns: Map<Fact, number>[];
  /** How many of those that pass the filter are in each column. */
  columnSizes: number[];
}

/**
 * How many of the responses that pass the filter have each of these facts, and how many of these in each column. In one
 * pass, because reading the facts of a hundred thousand responses takes the time: a response's columns are bits of one
 * number, by which the facts are grouped.
 */
export async function countFacts(
  filter: StoredFilter,
  {
    isWhole,
    wanted,
    columns,
  }: { isWhole: boolean; wanted: readonly Fact[]; columns: readonly SegmentMembers[] },
): Promise<CountedFacts> {
  const isByFacts = isByFactsAlone(filter);
  const condition = new Condition(filter, isByFacts ? 'facts' : 'response');
  const facts = condition.value(wanted);
  const columnBits = bitsOf(columns, condition);
  const isFound = isByFacts
    ? condition.text
    : `f.response_id in (select r.id from response r where ${condition.text})`;
  const found = isWhole ? '' : `and ${isFound}`;
  const counted = (what: string) =>
    `(select ${what} ${columnBits} as bits from response_facts f where f.study_id = $1 ${found}) counted`;
  const { rows } = await pool().query<{ fact: string | null; bits: number; count: string }>({
    text: `select fact, bits, count(*) as count from ${counted('f.facts,')}, unnest(facts) fact
            where fact = any(${facts}::bigint[]) group by fact, bits
           ${
             columns.length === 0
               ? ''
               : // Without a fact: how many are in each column.
                 `union all select null, bits, count(*) from ${counted('')} group by bits`
           }`,
    values: condition.values,
  });
  const all: CountedFacts = {
    found: new Map(),
    columns: columns.map(() => new Map()),
    columnSizes: columns.map(() => 0),
  };
  for (const row of rows) {
    const count = Number(row.count);
    const inColumns = columns.flatMap((_, column) => ((row.bits >> column) & 1 ? [column] : []));
    if (row.fact === null) {
      for (const column of inColumns) all.columnSizes[column] = (all.columnSizes[column] ?? 0) + count;
      continue;
    }
    const fact = Number(row.fact);
    add(all.found, fact, count);
    for (const column of inColumns) add(all.columns[column]!, fact, count);
  }
  return all;
}

function add(counts: Map<Fact, number>, fact: Fact, count: number): void {
  counts.set(fact, (counts.get(fact) ?? 0) + count);
}

/** The columns that a response is in, as a number with a bit for each. */
function bitsOf(columns: readonly SegmentMembers[], condition: Condition): string {
  if (columns.length === 0) return '0';
  return columns
    .map((members, column) => `(case when ${isMember(members, condition)} then ${2 ** column} else 0 end)`)
    .join(' | ');
}

function isMember(members: SegmentMembers, condition: Condition): string {
  if ('facts' in members) return `f.facts && ${condition.value(members.facts)}::bigint[]`;
  if ('parameters' in members) return `f.parameters && ${condition.value(members.parameters)}::bigint[]`;
  const theme = condition.value(members.themeId);
  const supports = `select e.response_id from theme_evidence e
                     where e.stance = 'supports' and not e.taken_out and e.theme_id in (
                       with recursive tree(id) as (
                         select ${theme}::uuid
                         union select below.id from tree
                           join theme below on below.parent_id = tree.id and below.status = 'accepted')
                       select id from tree)`;
  return members.speaks
    ? `f.response_id in (${supports})`
    : `f.response_id not in (${supports}) and f.response_id in (
         select asked.id from response asked where asked.study_id = $1 and asked.asked_open)`;
}

/** The columns of each of these responses, by their index. */
export async function columnsOf(
  studyId: string,
  responseIds: readonly string[],
  columns: readonly SegmentMembers[],
): Promise<Map<string, number[]>> {
  if (columns.length === 0) return new Map();
  const condition = new Condition({ studyId, factGroups: [], parameters: [] });
  const bits = bitsOf(columns, condition);
  const ids = condition.value(responseIds);
  const { rows } = await pool().query<{ id: string; bits: number }>({
    text: `select f.response_id as id, ${bits} as bits from response_facts f
            where f.study_id = $1 and f.response_id = any(${ids}::uuid[])`,
    values: condition.values,
  });
  return new Map(
    rows.map((row) => [row.id, columns.flatMap((_, column) => ((row.bits >> column) & 1 ? [column] : []))]),
  );
}

/**
 * The values of a URL parameter in the latest responses of a study, by the first of a repeated name, the most frequent
 * first.
 */
export async function countValuesOf(
  studyId: string,
  name: string,
  { sample, limit }: { sample: number; limit: number },
): Promise<{ value: string; count: number }[]> {
  const { rows } = await pool().query<{ value: string; count: string }>({
    text: `with latest as (select r.url_params from response r where r.study_id = $1 order by r.updated_at desc limit ${sample})
           select value, count(*) from latest
            cross join lateral (select p ->> 1 as value from json_array_elements(latest.url_params) with ordinality as given(p, at)
                                 where p ->> 0 = $2 order by at limit 1) first
            group by value order by count(*) desc, value limit ${limit}`,
    values: [studyId, name],
  });
  return rows.map(({ value, count }) => ({ value, count: Number(count) }));
}
