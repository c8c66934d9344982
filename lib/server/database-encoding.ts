import type pg from 'pg';

/** The encoding of a database in which not everything that people write can be stored; null for one in which it can. */
export async function wrongEncoding(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  const { encoding } = rows[0]!;
  return encoding === 'UTF8' ? null : encoding;
}
