import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { organization } from './schema';

export async function insertOrganization(db: Db, input: { name: string; slug: string }): Promise<string> {
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

/** Held until the transaction ends, so that the organisation's members change one after another. False: no such. */
export async function lockOrganization(db: Db, organizationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('no key update');
  return rows.length === 1;
}
