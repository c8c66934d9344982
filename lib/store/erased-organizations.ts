import { type SQL, sql } from 'drizzle-orm';
import { WHOLE_INSTANCE } from './audit';
import type { Db } from './database';

/** What is left of an organisation that is being deleted (decisions, O4), taken away in small parts. */

/** Rows that one statement deletes at most. */
const BATCH = 1_000;

/**
 * From now on it is being deleted, and nothing brings it back: its members, keys and invitations are gone, and nothing is
 * sent in its name. False when its week is not over, or it was kept. Again it changes nothing.
 */
export async function beginDeletion(tx: Db, organizationId: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    update organization set deletion_begun_at = coalesce(deletion_begun_at, ${at})
     where id = ${organizationId} and (deletion_begun_at is not null or deletes_at <= ${at}) returning id`);
  if (rows.length === 0) return false;
  const own = sql`organization_id = ${organizationId}`;
  await tx.execute(
    sql`update session set active_organization_id = null where active_organization_id = ${organizationId}`,
  );
  await tx.execute(sql`update webhook set status = 'disabled' where ${own}`);
  for (const table of ['member', 'invitation', 'api_key', 'organization_model', 'notice_channel']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${own}`);
  }
  return true;
}

/** Some of its studies, those that others are rehearsed in not among them: they go with these. */
export async function listSomeStudies(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from study where organization_id = ${organizationId} and test_of is null order by id limit 50`);
  return rows.map(({ id }) => id);
}

/** Some responses of a study. */
export async function listSomeResponses(db: Db, studyId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from response where study_id = ${studyId} order by readable_id limit 200`,
  );
  return rows.map(({ id }) => id);
}

/** Invitations by mail to a study, which may be very many. */
export function deleteInvitationsOf(db: Db, studyId: string): Promise<void> {
  return inBatches(
    db,
    (limit) => sql`
    delete from study_invitation where id in (
      select id from study_invitation where study_id = ${studyId} limit ${limit})`,
  );
}

/** Names of its pictures and films after this one, in order. */
export async function listSomeMedia(db: Db, organizationId: string, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from media where organization_id = ${organizationId} and name > ${after} order by name limit 200`);
  return rows.map(({ name }) => name);
}

/** The ids of its webhooks. */
export async function listWebhookIds(db: Db, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from webhook where organization_id = ${organizationId}`,
  );
  return rows.map(({ id }) => id);
}

/** What may be many rows and hangs on no study: messages, events, notices, counts of tokens, refusals of mails. */
export async function deleteOrganizationRows(db: Db, organizationId: string): Promise<void> {
  const own = sql`organization_id = ${organizationId}`;
  await inBatches(
    db,
    (limit) => sql`
    delete from webhook_delivery where id in (
      select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
       where w.organization_id = ${organizationId} limit ${limit})`,
  );
  await db.execute(sql`delete from webhook where ${own}`);
  for (const table of ['event', 'notice']) {
    const rows = sql.identifier(table);
    await inBatches(
      db,
      (limit) => sql`delete from ${rows} where id in (select id from ${rows} where ${own} limit ${limit})`,
    );
  }
  await inBatches(
    db,
    (limit) => sql`
    delete from model_usage where (organization_id, scope, scope_id) in (
      select organization_id, scope, scope_id from model_usage where ${own} limit ${limit})`,
  );
  await inBatches(
    db,
    (limit) => sql`
    delete from mail_refusal where (organization_id, address_hash) in (
      select organization_id, address_hash from mail_refusal where ${own} limit ${limit})`,
  );
}

async function inBatches(db: Db, statement: (limit: number) => SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(statement(BATCH));
    if ((rowCount ?? 0) < BATCH) return;
  }
}

/**
 * Ends its use of wallets. The ledger stays as it is, and so do the wallets' own figures; a wallet that nobody else uses
 * loses its name. False while it holds credits: they are never lost.
 */
export async function endGrants(tx: Db, organizationId: string): Promise<boolean> {
  const own = sql`organization_id = ${organizationId}`;
  const { rows: held } = await tx.execute(
    sql`select 1 from grant_account where ${own} and held <> 0 for update`,
  );
  if (held.length > 0) return false;
  await tx.execute(sql`delete from grant_account where ${own} and held = 0`);
  await tx.execute(sql`
    with ended as (delete from wallet_grant where ${own} returning wallet_id)
    update wallet w set name = 'Of a deleted organisation'
     where w.id in (select wallet_id from ended) and not exists (
       select from wallet_grant g where g.wallet_id = w.id and g.organization_id <> ${organizationId})`);
  return true;
}

/** Deletes the organisation itself. False while it has a study, or when it is gone. */
export async function deleteOrganizationRow(tx: Db, organizationId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from organization o where o.id = ${organizationId} and o.deletion_begun_at is not null
       and not exists (select from study s where s.organization_id = o.id) returning id`);
  return rows.length === 1;
}

/** Audit logs of organisations that are gone. */
export async function listForgottenLogs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select organization_id as id from audit_head h
     where h.organization_id <> ${WHOLE_INSTANCE} and not exists (
       select from organization o where o.id = h.organization_id)`);
  return rows.map(({ id }) => id);
}

/** Takes an audit log away whose organisation is gone, from its end, so that what is left is a whole chain at any time. */
export async function forgetAuditLog(db: Db, organizationId: string): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ forgotten: number }>(
      sql`select forget_audit_log(${organizationId}::uuid, ${BATCH}) as forgotten`,
    );
    if (rows[0]!.forgotten < BATCH) return;
  }
}
