import { and, asc, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Attempt } from '@/lib/domain/webhooks/webhook';
import type { Db } from './database';
import { response, webhook, webhookDelivery } from './schema';
import type { StudyScope } from './study-scope';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

/** How long messages are kept, as events are. */
const KEPT = sql`interval '30 days'`;

export async function insertWebhook(db: Db, row: typeof webhook.$inferInsert): Promise<WebhookRow> {
  const [inserted] = await db.insert(webhook).values(row).returning();
  return inserted!;
}

/** With a test key those of test studies, with another key the others, in a session both (O3). */
type Scope = Pick<StudyScope, 'organizationId' | 'test'>;

const isIn = ({ organizationId, test }: Scope) =>
  and(
    eq(webhook.organizationId, organizationId),
    typeof test === 'boolean' ? eq(webhook.ofTestStudies, test) : undefined,
  );

/** Oldest first. */
export async function listWebhooks(db: Db, scope: Scope): Promise<WebhookRow[]> {
  return db.select().from(webhook).where(isIn(scope)).orderBy(asc(webhook.createdAt), asc(webhook.id));
}

/** Those of any of these organisations that messages are made for. */
export async function listListeningWebhooks(
  db: Db,
  organizationIds: readonly string[],
): Promise<WebhookRow[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select()
    .from(webhook)
    .where(and(inArray(webhook.organizationId, [...organizationIds]), ne(webhook.status, 'disabled')));
}

export async function findWebhook(db: Db, scope: Scope, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db
    .select()
    .from(webhook)
    .where(and(eq(webhook.id, id), isIn(scope)));
  return row;
}

/** Undefined when it does not exist any more. */
export async function setWebhook(
  db: Db,
  id: string,
  change: Partial<Omit<WebhookRow, 'id' | 'organizationId' | 'createdAt'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await db.update(webhook).set(change).where(eq(webhook.id, id)).returning();
  return row;
}

/** True for the one call that made it so: its owners are told once. */
export async function setFailing(db: Db, id: string, since: Date): Promise<boolean> {
  const rows = await db
    .update(webhook)
    .set({ status: 'failing', failingSince: since })
    .where(and(eq(webhook.id, id), eq(webhook.status, 'active')))
    .returning({ id: webhook.id });
  return rows.length === 1;
}

/** A message got through. */
export async function setWorking(db: Db, id: string): Promise<void> {
  await db
    .update(webhook)
    .set({ status: 'active', failingSince: null })
    .where(and(eq(webhook.id, id), eq(webhook.status, 'failing')));
}

export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(webhook).where(eq(webhook.id, id)).returning({ id: webhook.id });
  return rows.length === 1;
}

/** Writes messages; one that is there for the same event and address is left alone. Returns those written. */
export async function insertDeliveries(
  db: Db,
  rows: (typeof webhookDelivery.$inferInsert)[],
): Promise<Pick<DeliveryRow, 'id' | 'webhookId'>[]> {
  if (rows.length === 0) return [];
  return db
    .insert(webhookDelivery)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: webhookDelivery.id, webhookId: webhookDelivery.webhookId });
}

/** The newest first. */
export async function listDeliveries(
  db: Db,
  webhookId: string,
  page: { page: number; perPage: number },
): Promise<{ deliveries: DeliveryRow[]; total: number }> {
  const [counted] = await db
    .select({ total: count() })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId));
  const deliveries = await db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, webhookId))
    .orderBy(desc(webhookDelivery.createdAt), asc(webhookDelivery.id))
    .limit(page.perPage)
    .offset(page.page * page.perPage);
  return { deliveries, total: counted?.total ?? 0 };
}

export async function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.webhookId, webhookId)));
  return row;
}

/** A message that waits, with its address; undefined when it does not wait any more. */
export async function findWaitingDelivery(
  db: Db,
  id: string,
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDelivery, webhook })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.status, 'waiting')));
  return row;
}

/** Notes an attempt. False when the message was changed since it was read. */
export async function setAttempted(
  db: Db,
  before: Pick<DeliveryRow, 'id' | 'made'>,
  after: { status: DeliveryRow['status']; made: number; attempts: Attempt[]; nextAt: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(webhookDelivery)
    .set(after)
    .where(
      and(
        eq(webhookDelivery.id, before.id),
        eq(webhookDelivery.status, 'waiting'),
        eq(webhookDelivery.made, before.made),
      ),
    )
    .returning({ id: webhookDelivery.id });
  return rows.length === 1;
}

/** Has a message wait for its first attempt again. */
export async function setReplayed(db: Db, id: string, nextAt: Date): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDelivery)
    .set({ status: 'waiting', made: 0, nextAt })
    .where(eq(webhookDelivery.id, id))
    .returning();
  return row;
}

/** Gives up what waits: the address was turned off. */
export async function failWaiting(db: Db, webhookId: string): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ status: 'failed', nextAt: null })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.status, 'waiting')));
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, sql`now() - ${KEPT}`));
}

/** The readable ids of those responses that still exist. */
export async function readableIdsOf(db: Db, responseIds: readonly string[]): Promise<Map<string, number>> {
  if (responseIds.length === 0) return new Map();
  const rows = await db
    .select({ id: response.id, readableId: response.readableId })
    .from(response)
    .where(inArray(response.id, [...responseIds]));
  return new Map(rows.map(({ id, readableId }) => [id, readableId]));
}
