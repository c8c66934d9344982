import { and, eq } from 'drizzle-orm';
import type { ModelTest } from '@/lib/domain/models/organization-model';
import type { Db } from './database';
import { organizationModel } from './schema';

export type OrganizationModelRow = typeof organizationModel.$inferSelect;

export async function findOrganizationModel(
  db: Db,
  organizationId: string,
): Promise<OrganizationModelRow | undefined> {
  const [row] = await db
    .select()
    .from(organizationModel)
    .where(eq(organizationModel.organizationId, organizationId));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockOrganizationModel(
  db: Db,
  organizationId: string,
): Promise<OrganizationModelRow | undefined> {
  const [row] = await db
    .select()
    .from(organizationModel)
    .where(eq(organizationModel.organizationId, organizationId))
    .for('no key update');
  return row;
}

export async function setOrganizationModel(db: Db, row: OrganizationModelRow): Promise<void> {
  const { organizationId: _, ...set } = row;
  await db
    .insert(organizationModel)
    .values(row)
    .onConflictDoUpdate({ target: organizationModel.organizationId, set });
}

/** Stores what a test found, unless the model was changed meanwhile. */
export async function setModelTest(
  db: Db,
  { organizationId, version }: Pick<OrganizationModelRow, 'organizationId' | 'version'>,
  test: ModelTest,
): Promise<void> {
  await db
    .update(organizationModel)
    .set({ test, passed: test.passed })
    .where(and(eq(organizationModel.organizationId, organizationId), eq(organizationModel.version, version)));
}

export async function deleteOrganizationModel(db: Db, organizationId: string): Promise<void> {
  await db.delete(organizationModel).where(eq(organizationModel.organizationId, organizationId));
}
