import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { pool } from '@/lib/store/database';

/** Every row of every table as text, by schema and table. */
async function everyTable(): Promise<Map<string, string[]>> {
  const { rows } = await pool().query<{ name: string; address: string }>(
    `select table_schema || '.' || table_name as name, format('%I.%I', table_schema, table_name) as address
       from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const all = new Map<string, string[]>();
  for (const { name, address } of rows) {
    const dumped = await pool().query<{ row: string }>(`select t::text as row from ${address} t`);
    all.set(
      name,
      dumped.rows.map(({ row }) => row),
    );
  }
  return all;
}

/** The tables that have a text, in their order; numbers of bytes are compared as hex. */
export async function tablesWith(text: string): Promise<string[]> {
  return (await tablesWithEach([text])).get(text)!;
}

/** The same of several texts; everything is read once. */
export async function tablesWithEach(texts: readonly string[]): Promise<Map<string, string[]>> {
  const all = [...(await everyTable())];
  const tablesOf = (text: string) => {
    const hex = Buffer.from(text).toString('hex');
    return all
      .filter(([, rows]) => rows.some((row) => row.includes(text) || row.includes(hex)))
      .map(([name]) => name)
      .sort();
  };
  return new Map(texts.map((text) => [text, tablesOf(text)]));
}

/** Every row that names one of these ids, by schema and table, in one order: equal texts mean that nothing was changed. */
export async function rowsNaming(ids: readonly string[]): Promise<string> {
  const found = [...(await everyTable())].flatMap(([name, rows]) =>
    rows.filter((row) => ids.some((id) => row.includes(id))).map((row) => `${name} ${row}`),
  );
  return found.sort().join('\n');
}

/**
 * The files of the data folder's recordings and media whose name or bytes have one of these texts. Test files share the
 * folders, which become large: ask for several texts at once.
 */
export function filesWith(...texts: string[]): string[] {
  const { recordingsDir, mediaDir } = env();
  return [recordingsDir, mediaDir].flatMap((folder) =>
    filesIn(folder).filter((file) => {
      if (texts.some((text) => file.includes(text))) return true;
      const bytes = unlessGone(() => readFileSync(file));
      return texts.some((text) => bytes?.includes(text));
    }),
  );
}

function filesIn(folder: string): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const name = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

/** Undefined when another test's process moved or deleted the file after it was listed: the folders are shared. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
