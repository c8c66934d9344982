import type pg from 'pg';
import { isApart, tablesByStudy } from './distribute';

/**
 * What is wrong with the studies of rows (decisions/111): a row that hangs on a study names it, and the same one as every
 * row that it refers to. One line for each table and foreign key of which that is not true.
 */
export async function studyProblems(client: pg.Client): Promise<string[]> {
  const { tables, among } = await tablesByStudy(client);
  const study = (table: string, alias: string) => `${alias}.${table === 'study' ? 'id' : 'study_id'}`;
  const without = tables.map(
    (table) => `select '${table} has no study' as problem from ${table} t where ${study(table, 't')} is null`,
  );
  const apart = among
    .filter(({ of, columns }) => !isApart(of, columns))
    .map(
      ({ of, to, name, columns, their }) =>
        `select '${name} joins two studies' from ${of} t join ${to} o
            on ${columns.map((column, at) => `t.${column} = o.${their[at]}`).join(' and ')}
         where ${study(of, 't')} <> ${study(to, 'o')}`,
    );
  const { rows } = await client.query<{ problem: string }>(
    `select problem, count(*) from (${[...without, ...apart].join(' union all ')}) found group by 1 order by 1`,
  );
  return rows.map(({ problem }) => problem);
}

/**
 * While they are off, an insert that names no study leaves the row without one, so that `studyProblems` finds it: the
 * product's own inserts name it, and the triggers are for those of the version before.
 */
export async function withStudyTriggers(
  client: Pick<pg.Client, 'query'>,
  state: 'enable' | 'disable',
): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger where tgfoid = 'study_of_row'::regproc`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} ${state} trigger ${name}`);
}
