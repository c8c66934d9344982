import { pool } from './database';
import { Condition, type StoredFilter } from './response-search';

/**
 * The readable ids before and after the given one among the responses that pass the filter; null where there is none.
 */
export async function findNeighbours(
  filter: StoredFilter,
  readableId: number,
): Promise<{ older: number | null; newer: number | null }> {
  const [older, newer] = await Promise.all([
    next(filter, readableId, { sign: '<', direction: 'desc' }),
    next(filter, readableId, { sign: '>', direction: 'asc' }),
  ]);
  return { older, newer };
}

async function next(
  filter: StoredFilter,
  readableId: number,
  { sign, direction }: { sign: '<' | '>'; direction: 'desc' | 'asc' },
): Promise<number | null> {
  const condition = new Condition(filter);
  condition.add(`r.readable_id ${sign} ${condition.value(readableId)}::int`);
  const { rows } = await pool().query<{ readableId: number }>({
    text: `select r.readable_id as "readableId" from response r where ${condition.text}
            order by r.readable_id ${direction} limit 1`,
    values: condition.values,
  });
  return rows[0]?.readableId ?? null;
}
