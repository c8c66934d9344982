import { eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from './database';
import { organization, studyLink, wallet } from './schema';

/** In `metadata`, which the sign-in library stores as JSON text: marks the demo's organisation. */
const DEMO = { demo: true };

export async function insertOrganization(
  db: Db,
  { name, slug, isDemo }: { name: string; slug: string; isDemo?: boolean },
): Promise<string> {
  const input = { name, slug, metadata: isDemo ? JSON.stringify(DEMO) : null };
  const [row] = await db.insert(organization).values(input).returning({ id: organization.id });
  return row!.id;
}

export async function organizationExists(db: Db, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return rows.length === 1;
}

/**
 * Locks the organisation until the transaction ends, so that its members change one at a time. False when it does not
 * exist.
 */
export async function lockOrganization(db: Db, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('no key update');
  return rows.length === 1;
}

/** What members may read and set of their organisation. */
export type OrganizationRow = Pick<
  typeof organization.$inferSelect,
  'id' | 'name' | 'supportMessage' | 'retention'
>;

export async function findOrganization(db: Db, organizationId: string): Promise<OrganizationRow | undefined> {
  const { id, name, supportMessage, retention } = organization;
  const [row] = await db
    .select({ id, name, supportMessage, retention })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return row;
}

export async function setOrganization(
  db: Db,
  organizationId: string,
  change: Partial<Omit<OrganizationRow, 'id'>>,
): Promise<void> {
  await db.update(organization).set(change).where(eq(organization.id, organizationId));
}

/** Whether there is an organisation other than the demo's. */
export async function hasOwnOrganization(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: organization.id })
    .from(organization)
    .where(or(isNull(organization.metadata), sql`${organization.metadata} not like '%"demo":true%'`))
    .limit(1);
  return rows.length === 1;
}

/** Lets one sign-up run at a time until the transaction ends, so that only one of two can be the first. */
export async function lockSignUp(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('sign-up', 0))`);
}

export async function findDemoOrganization(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ id: organization.id })
    .from(organization)
    .where(sql`${organization.metadata} like '%"demo":true%'`)
    .orderBy(organization.createdAt)
    .limit(1);
  return row?.id;
}

/** Whether this database was never used: wallets and slugs remain when everything else is deleted. */
export async function storeIsEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not (exists (select 1 from ${organization}) or exists (select 1 from ${wallet})
                or exists (select 1 from ${studyLink})) as empty`);
  return rows[0]?.empty === true;
}

/** Lets one process at a time seed the demo, until the transaction ends. */
export async function lockDemo(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
}
