import type pg from 'pg';

/** What became of an attempt to distribute a schema. */
export interface Distribution {
  /** The tables that hang on a study, distributed by it. */
  tables: string[];
  /** Keys and unique indexes that did not have the study in them. */
  widenedKeys: string[];
  /** Foreign keys to tables that stay on the coordinator, which are gone. */
  outward: string[];
  /** Statements that Citus refused, with what it said. */
  refused: { statement: string; why: string }[];
}

interface ForeignKey {
  name: string;
  of: string;
  to: string;
  on: 'a' | 'c' | 'n';
  columns: string[];
  their: string[];
}

/**
 * Distributes an empty migrated database on Citus by study, as far as it lets us: `study` by its id, and every table that
 * hangs on it by `study_id`, which goes into every key; the others stay as they are. The product does not know of these
 * keys: this is for finding out what its statements would have to say (decisions/111).
 */
export async function distributeByStudy(client: pg.Client): Promise<Distribution> {
  const refused: Distribution['refused'] = [];
  const attempt = async (statement: string) => {
    try {
      await client.query(statement);
    } catch (error) {
      const { message, detail } = error as pg.DatabaseError;
      refused.push({ statement, why: detail ? `${message}: ${detail}` : message });
    }
  };
  const { tables, among, outward } = await tablesByStudy(client);
  const inside = new Set(tables);
  // They give a study to rows that are inserted without one, which nobody can do here.
  await attempt('drop function study_of_row() cascade');
  const triggers = await readTriggers(client, tables);
  for (const { table, name } of triggers) await attempt(`drop trigger ${name} on ${table}`);
  for (const { of, name } of [...among, ...outward])
    await attempt(`alter table ${of} drop constraint "${name}"`);
  for (const table of tables)
    if (table !== 'study') await attempt(`alter table ${table} alter column study_id set not null`);
  const widenedKeys = await widenKeys(client, inside, attempt);
  await attempt(`select create_distributed_table('study', 'id')`);
  for (const table of tables)
    if (table !== 'study')
      await attempt(`select create_distributed_table('${table}', 'study_id', colocate_with := 'study')`);
  for (const key of among) if (!isApart(key.of, key.columns)) await attempt(withStudy(key));
  await client.query('set citus.enable_unsafe_triggers = on');
  for (const { definition } of triggers) await attempt(definition);
  return { tables, widenedKeys, outward: outward.map(({ name }) => name), refused };
}

/** Whether a foreign key leads to another study: a study is rehearsed in one of its own, whose revisions are walked. */
export const isApart = (of: string, columns: readonly string[]) =>
  (of === 'study' && columns.includes('test_of')) || (of === 'rehearsal' && columns.includes('revision_id'));

/** The tables that hang on a study, with the foreign keys among them and to others. */
export async function tablesByStudy(
  client: pg.Client,
): Promise<{ tables: string[]; among: ForeignKey[]; outward: ForeignKey[] }> {
  const foreignKeys = await readForeignKeys(client);
  const tables = hangingOn('study', foreignKeys);
  // Written by triggers, without a foreign key.
  tables.push('study_count_change');
  const inside = new Set(tables);
  const ofThem = foreignKeys.filter(({ of }) => inside.has(of));
  return {
    tables,
    among: ofThem.filter(({ to }) => inside.has(to)),
    outward: ofThem.filter(({ to }) => !inside.has(to)),
  };
}

function hangingOn(root: string, keys: readonly ForeignKey[]): string[] {
  const found = new Set([root]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { of, to } of keys) if (found.has(to)) found.add(of);
  }
  return [...found];
}

/** The same foreign key with the study on both sides. */
function withStudy({ of, to, name, on, columns, their }: ForeignKey): string {
  const isThere = columns.includes('study_id') || their.includes('study_id');
  const from = isThere ? columns : ['study_id', ...columns];
  const at = isThere ? their : [to === 'study' ? 'id' : 'study_id', ...their];
  const action = { a: '', c: 'on delete cascade', n: `on delete set null (${columns.join(', ')})` }[on];
  return `alter table ${of} add constraint "${name}" foreign key (${from.join(', ')}) references ${to} (${at.join(', ')}) ${action}`;
}

async function widenKeys(
  client: pg.Client,
  tables: ReadonlySet<string>,
  attempt: (statement: string) => Promise<void>,
): Promise<string[]> {
  const { rows } = await client.query<{
    table: string;
    name: string;
    constraint: string | null;
    primary: boolean;
    columns: string[];
    condition: string | null;
  }>(`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, i.indisprimary as primary,
           c.conname as constraint, pg_get_expr(i.indpred, i.indrelid) as condition,
           array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
      left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indisunique order by 1, 2`);
  const widened: string[] = [];
  for (const { table, name, constraint, primary, columns, condition } of rows) {
    const study = table === 'study' ? 'id' : 'study_id';
    if (!tables.has(table) || columns.includes(study)) continue;
    widened.push(constraint ?? name);
    const key = `(${[study, ...columns].join(', ')})`;
    if (constraint) {
      await attempt(`alter table ${table} drop constraint "${constraint}"`);
      await attempt(
        `alter table ${table} add constraint "${constraint}" ${primary ? 'primary key' : 'unique'} ${key}`,
      );
    } else {
      await attempt(`drop index ${name}`);
      await attempt(
        `create unique index ${name} on ${table} ${key} ${condition ? `where ${condition}` : ''}`,
      );
    }
  }
  return widened;
}

async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const columnsOf = (side: 'con' | 'conf') => `
    array(select a.attname::text from unnest(c.${side}key) with ordinality k(number, place)
            join pg_attribute a on a.attrelid = c.${side}relid and a.attnum = k.number order by k.place)`;
  const { rows } = await client.query<ForeignKey>(`
    select conname as name, conrelid::regclass::text as of, confrelid::regclass::text as to, confdeltype as on,
           ${columnsOf('con')} as columns, ${columnsOf('conf')} as their
      from pg_constraint c where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`);
  return rows;
}

async function readTriggers(client: pg.Client, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select tgrelid::regclass::text as table, tgname as name, pg_get_triggerdef(oid) as definition
       from pg_trigger where not tgisinternal and tgrelid = any($1::text[]::regclass[]) order by 1, 2`,
    [tables],
  );
  return rows;
}
