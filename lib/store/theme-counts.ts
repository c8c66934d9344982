import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { codebook, theme, themeEvidence } from './schema';

/** Counts themes' people and passages anew, each person once also where a theme has others below it (L3). */
export async function recountThemes(db: Db, studyId: string, themeIds: readonly string[]): Promise<void> {
  if (themeIds.length === 0) return;
  await db.execute(sql`
    with recursive tree(root, id) as (
      select id, id from ${theme}
       where study_id = ${studyId} and id = any(${sql.param([...new Set(themeIds)])}::uuid[])
      union
      select tree.root, below.id from tree
        join ${theme} below on below.parent_id = tree.id and below.status = 'accepted'),
    counted as (
      select tree.root,
             count(distinct e.response_id) filter (where e.stance = 'supports')::int as responses,
             count(distinct e.response_id) filter (where e.stance = 'contradicts')::int as opposed,
             count(*) filter (where e.theme_id = tree.root)::int as passages
        from tree left join ${themeEvidence} e on e.theme_id = tree.id and not e.taken_out
       group by tree.root)
    update ${theme} set responses = counted.responses, opposed = counted.opposed, passages = counted.passages,
                        updated_at = now()
      from counted
     where ${theme}.id = counted.root
       and (${theme}.responses, ${theme}.opposed, ${theme}.passages)
           is distinct from (counted.responses, counted.opposed, counted.passages)`);
}

/** What one response adds to the counts of a theme. */
interface Share {
  themeId: string;
  responses: number;
  opposed: number;
  passages: number;
}

/**
 * What a response adds to the counts of themes. Where many responses are read one after another, the difference before
 * and after is added to the counts: counting a study anew for each would grow with its square.
 */
async function sharesOf(db: Db, responseId: string): Promise<Share[]> {
  const { rows } = await db.execute<{ id: string; responses: number; opposed: number; passages: number }>(sql`
    with recursive said as (
      select theme_id, stance from ${themeEvidence} where response_id = ${responseId} and not taken_out),
    up(leaf, root) as (
      select distinct theme_id, theme_id from said
      union
      select up.leaf, one.parent_id from up join ${theme} one on one.id = up.root
       where one.parent_id is not null and one.status = 'accepted')
    select up.root as id,
           coalesce(bool_or(said.stance = 'supports'), false)::int as responses,
           coalesce(bool_or(said.stance = 'contradicts'), false)::int as opposed,
           count(*) filter (where up.leaf = up.root)::int as passages
      from up join said on said.theme_id = up.leaf group by up.root`);
  return rows.map(({ id, ...counts }) => ({ themeId: id, ...counts }));
}

/** Adds what a response says now, instead of what it said before, to the counts. */
async function addShares(db: Db, before: readonly Share[], after: readonly Share[]): Promise<void> {
  const changes = new Map<string, Share>();
  const add = (share: Share, sign: 1 | -1) => {
    const { themeId } = share;
    const sum = changes.get(themeId) ?? { themeId, responses: 0, opposed: 0, passages: 0 };
    sum.responses += sign * share.responses;
    sum.opposed += sign * share.opposed;
    sum.passages += sign * share.passages;
    changes.set(themeId, sum);
  };
  for (const share of before) add(share, -1);
  for (const share of after) add(share, 1);
  const rows = [...changes.values()].filter(
    ({ responses, opposed, passages }) => responses !== 0 || opposed !== 0 || passages !== 0,
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${theme} set responses = ${theme}.responses + given.responses, opposed = ${theme}.opposed + given.opposed,
                        passages = ${theme}.passages + given.passages, updated_at = now()
      from json_to_recordset(${JSON.stringify(rows)}::json)
           as given("themeId" uuid, responses int, opposed int, passages int)
     where ${theme}.id = given."themeId"`);
}

/** Changes a response's evidence, and the counts with it. The caller has locked the response and the codebook. */
export async function withShares(db: Db, responseId: string, change: () => Promise<void>): Promise<void> {
  const before = await sharesOf(db, responseId);
  await change();
  await addShares(db, before, await sharesOf(db, responseId));
}

/** Before a response is deleted: nobody who is gone is counted. */
export async function forgetEvidenceOf(db: Db, responseId: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from ${codebook} where study_id = (select study_id from response where id = ${responseId})
       for no key update`);
  if (rows.length === 0) return;
  await withShares(db, responseId, async () => {
    await db.execute(sql`delete from ${themeEvidence} where response_id = ${responseId}`);
  });
}
