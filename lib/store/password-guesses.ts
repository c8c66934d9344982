import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from './database';
import { passwordGuess } from './schema';

/**
 * Counts a wrong password on `target` if one may be tried now, and sets when the next one may be tried. It is one
 * statement, so that parallel guesses are all counted. `waits` are seconds, after the first, second, … wrong password
 * in a row; the count starts again after a day without one. Returns 0 when it was counted, else the seconds to wait.
 */
export async function countGuess(db: Db, target: string, waits: readonly number[]): Promise<number> {
  const key = hashOf(target);
  const failures = sql`case when g.last_at < now() - interval '1 day' then 0 else g.failures end + 1`;
  const wait = (count: ReturnType<typeof sql>) =>
    sql`make_interval(secs => (${sql.param(waits)}::int[])[least(${count}, ${waits.length})])`;
  // Not now(), which is the time when the transaction began, before it waited for others; and never later than the
  // actual time, because the column rounds.
  const present = sql`date_trunc('milliseconds', clock_timestamp())`;
  const counted = await db.execute(sql`
    insert into ${passwordGuess} as g (target, failures, next_at, last_at)
    values (${key}, 1, ${present} + ${wait(sql`1`)}, ${present})
    on conflict (target) do update
      set failures = ${failures}, next_at = ${present} + ${wait(failures)}, last_at = ${present}
      where g.next_at <= clock_timestamp()
    returning 1`);
  if (counted.rows.length === 1) return 0;
  const [row] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${passwordGuess.nextAt} - clock_timestamp()))`.mapWith(
        Number,
      ),
    })
    .from(passwordGuess)
    .where(eq(passwordGuess.target, key));
  return Math.max(1, row?.seconds ?? 1);
}

/** The right password was given: ends the count. */
export async function deleteGuesses(db: Db, target: string): Promise<void> {
  await db.delete(passwordGuess).where(eq(passwordGuess.target, hashOf(target)));
}

/** Deletes counts that did not change for a day. */
export async function deleteOldGuesses(db: Db): Promise<void> {
  await db.delete(passwordGuess).where(lt(passwordGuess.lastAt, sql`now() - interval '1 day'`));
}

/** A hash, because strangers may type anything there, and it must not be stored readable. */
function hashOf(target: string): Buffer {
  return createHash('sha256').update(target, 'utf8').digest();
}
