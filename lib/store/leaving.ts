import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database';

/** Organisations and accounts that are to be deleted (decisions, O4). */

/** Times come as texts from statements that are not made by the query builder. */
const dateOf = (value: string | Date | null): Date | null => (value === null ? null : new Date(value));

/**
 * Has the organisation deleted at `at`, unless it is to be deleted already: then that date stays. Its studies take nobody
 * in from now on. Returns the date that holds, undefined for no such organisation or one that is being deleted.
 */
export async function setOrganizationLeaving(
  db: Db,
  organizationId: string,
  at: Date,
): Promise<{ deletesAt: Date; isNew: boolean } | undefined> {
  const { rows } = await db.execute<{ deletesAt: string; isNew: boolean }>(sql`
    with before as (
      select id, deletes_at from organization
       where id = ${organizationId} and deletion_begun_at is null for no key update
    )
    update organization o
       set deletes_at = coalesce(before.deletes_at, ${at.toISOString()}::timestamptz)
      from before where o.id = before.id
    returning o.deletes_at as "deletesAt", before.deletes_at is null as "isNew"`);
  const [row] = rows;
  if (!row) return undefined;
  if (row.isNew) await setWithheld(db, organizationId, true);
  return { deletesAt: dateOf(row.deletesAt)!, isNew: row.isNew };
}

/** Sooner than was asked. False for no such organisation, or one that nobody has asked to delete. */
export async function setOrganizationDue(db: Db, organizationId: string, at: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update organization set deletes_at = least(deletes_at, ${at.toISOString()}::timestamptz)
     where id = ${organizationId} and deletes_at is not null returning id`);
  return rows.length === 1;
}

/** Takes it back. False when nobody had asked, or when it is being deleted. */
export async function setOrganizationKept(db: Db, organizationId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update organization set deletes_at = null, deletion_warned_at = null
     where id = ${organizationId} and deletes_at is not null and deletion_begun_at is null returning id`);
  if (rows.length === 0) return false;
  await setWithheld(db, organizationId, false);
  return true;
}

/** In the order of their ids, as whoever else locks several. */
async function setWithheld(db: Db, organizationId: string, withheld: boolean): Promise<void> {
  await db.execute(sql`
    update study set withheld = ${withheld}
     where id in (select id from study where organization_id = ${organizationId} order by id for no key update)`);
}

/** When this organisation is deleted; null: nobody asked, or there is no such organisation. */
export async function findOrganizationDeletion(db: Db, organizationId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ deletesAt: string | null }>(
    sql`select deletes_at as "deletesAt" from organization where id = ${organizationId}`,
  );
  return dateOf(rows[0]?.deletesAt ?? null);
}

/** When this person's account is deleted; null: nobody asked, or there is no such person. */
export async function findAccountDeletion(db: Db, userId: string): Promise<Date | null> {
  const { rows } = await db.execute<{ deletesAt: string | null }>(
    sql`select deletes_at as "deletesAt" from "user" where id = ${userId}`,
  );
  return dateOf(rows[0]?.deletesAt ?? null);
}

/**
 * Has the account deleted at `at`, unless that is asked already: then that date stays. Ends every session. Undefined for
 * no such person.
 */
export async function setAccountLeaving(
  db: Db,
  userId: string,
  at: Date,
): Promise<{ deletesAt: Date; isNew: boolean } | undefined> {
  const { rows } = await db.execute<{ deletesAt: string; isNew: boolean }>(sql`
    with before as (select id, deletes_at from "user" where id = ${userId} for no key update)
    update "user" u set deletes_at = coalesce(before.deletes_at, ${at.toISOString()}::timestamptz)
      from before where u.id = before.id
    returning u.deletes_at as "deletesAt", before.deletes_at is null as "isNew"`);
  const [row] = rows;
  if (!row) return undefined;
  await db.execute(sql`delete from session where user_id = ${userId}`);
  return { deletesAt: dateOf(row.deletesAt)!, isNew: row.isNew };
}

/** Sooner than was asked. */
export async function setAccountDue(db: Db, userId: string, at: Date): Promise<void> {
  await db.execute(sql`
    update "user" set deletes_at = least(deletes_at, ${at.toISOString()}::timestamptz)
     where id = ${userId} and deletes_at is not null`);
}

/** Takes it back. False when nobody had asked. */
export async function setAccountKept(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update "user" set deletes_at = null, deletion_warned_at = null
     where id = ${userId} and deletes_at is not null returning id`);
  return rows.length === 1;
}

/** Nobody else owns it who stays. */
const ownedAlone = (userId: SQL) => sql`
  select o.id, o.name from organization o join member m on m.organization_id = o.id
   where m.user_id = ${userId} and m.role = 'owner' and o.deletes_at is null and not exists (
     select from member other join "user" u on u.id = other.user_id
      where other.organization_id = o.id and other.role = 'owner' and other.user_id <> ${userId}
        and u.deletes_at is null)
   order by o.name, o.id`;

/** The organisations that would have no owner without this person, and are not to be deleted themselves. */
export async function listOwnedAlone(db: Db, userId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(ownedAlone(sql`${userId}::uuid`));
  return rows;
}

/** Locks the organisations of a person, so that their owners change one at a time. */
export async function lockOrganizationsOf(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    select id from organization where id in (select organization_id from member where user_id = ${userId})
     order by id for no key update`);
}

/** Whom a mail about a deletion goes to. */
export interface Addressee {
  email: string;
  /** The organisation's name, or the person's. */
  name: string;
  deletesAt: Date;
}

/** The owners of an organisation that is to be deleted. */
export async function listLeavingOwners(db: Db, organizationId: string): Promise<Addressee[]> {
  const { rows } = await db.execute<{ email: string; name: string; deletesAt: string }>(sql`
    select u.email, o.name, o.deletes_at as "deletesAt"
      from organization o join member m on m.organization_id = o.id join "user" u on u.id = m.user_id
     where o.id = ${organizationId} and m.role = 'owner' and o.deletes_at is not null and u.deletes_at is null
     order by u.email`);
  return rows.map((row) => ({ ...row, deletesAt: new Date(row.deletesAt) }));
}

export async function findLeavingPerson(db: Db, userId: string): Promise<Addressee | undefined> {
  const { rows } = await db.execute<{ email: string; name: string; deletesAt: string }>(sql`
    select email, name, deletes_at as "deletesAt" from "user" where id = ${userId} and deletes_at is not null`);
  const [row] = rows;
  return row && { ...row, deletesAt: new Date(row.deletesAt) };
}

/** Those whose owners are to be told now that it is near; each is returned once. */
export async function claimOrganizationWarnings(db: Db, now: Date, upTo: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update organization set deletion_warned_at = ${now.toISOString()}::timestamptz
     where deletes_at <= ${upTo.toISOString()}::timestamptz and deletes_at > ${now.toISOString()}::timestamptz
       and deletion_warned_at is null returning id`);
  return rows.map(({ id }) => id);
}

/** The same of people. */
export async function claimAccountWarnings(db: Db, now: Date, upTo: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update "user" set deletion_warned_at = ${now.toISOString()}::timestamptz
     where deletes_at <= ${upTo.toISOString()}::timestamptz and deletes_at > ${now.toISOString()}::timestamptz
       and deletion_warned_at is null returning id`);
  return rows.map(({ id }) => id);
}

/** Organisations whose week is over, and those that are being deleted. */
export async function listDueOrganizations(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from organization
     where deletion_begun_at is not null or deletes_at <= ${now.toISOString()}::timestamptz
     order by deletes_at, id`);
  return rows.map(({ id }) => id);
}

/** People whose week is over. */
export async function listDueAccounts(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from "user" where deletes_at <= ${now.toISOString()}::timestamptz order by deletes_at, id`);
  return rows.map(({ id }) => id);
}

export async function isAccountDue(db: Db, userId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from "user" where id = ${userId} and deletes_at <= ${now.toISOString()}::timestamptz`);
  return rows.length === 1;
}

/**
 * Deletes a person. What they wrote and made stays without a name, by the foreign keys; lists of people that have no
 * foreign key leave them out, and one that is empty afterwards still names nobody.
 */
export async function deleteAccountRows(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update study set launchers = array_remove(launchers, ${userId}::uuid)
     where launchers @> array[${userId}::uuid]`);
  await tx.execute(sql`
    update wallet_grant set only_users = array_remove(only_users, ${userId}::uuid)
     where only_users @> array[${userId}::uuid]`);
  await tx.execute(sql`
    delete from invitation i using "user" u
     where u.id = ${userId} and i.email = u.email and i.status <> 'pending'`);
  await tx.execute(sql`delete from "user" where id = ${userId}`);
}

/** What a job is about, as its payload names it. */
export interface JobSubject {
  kind: 'studyId' | 'responseId' | 'recordingId' | 'rehearsalId' | 'deliveryId' | 'clip' | 'reel';
  id: string;
}

const OWNERS: Record<JobSubject['kind'], SQL> = {
  studyId: sql`select organization_id from study where id = `,
  responseId: sql`select organization_id from response where id = `,
  recordingId: sql`select r.organization_id from recording g join response r on r.id = g.response_id where g.id = `,
  rehearsalId: sql`select organization_id from rehearsal where id = `,
  deliveryId: sql`select organization_id from webhook_delivery where id = `,
  clip: sql`select organization_id from clip where id = `,
  reel: sql`select organization_id from reel where id = `,
};

/** The organisation of what a job is about, if it is to be deleted and is not being deleted yet. */
export async function findWithholder(db: Db, { kind, id }: JobSubject): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from organization where id in (${OWNERS[kind]}${id}::uuid)
       and deletes_at is not null and deletion_begun_at is null`);
  return rows[0]?.id;
}
