import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import {
  MOST_NOTICE_TRIES,
  NOTICE_DELAYS_MS,
  type NoticeChoice,
  type PersonsChoice,
  type StudyNoticeChoice,
  usualChoice,
} from '@/lib/domain/notices/notice';
import type { NoticeToTell } from '@/lib/domain/notices/notice-lines';
import { type CreditUse, creditUse } from '@/lib/domain/wallet/wallet-use';
import { creditFigures } from '../domain/wallet/wallet-figures';
import type { Db } from './database';
import type { CreditKind } from './ledger';
import {
  grantAccount,
  lowCredits,
  member,
  notice,
  noticeChannel,
  noticeChoice,
  study,
  wallet,
  walletAccount,
  walletGrant,
} from './schema';

export type ChannelRow = typeof noticeChannel.$inferSelect;
export type NewNotice = Omit<typeof notice.$inferInsert, 'id' | 'tries' | 'createdAt'>;

/** A member with what they want to be told. */
export interface Told {
  organizationId: string;
  userId: string;
  role: string;
  choice: PersonsChoice;
}

/** All members of these organisations. */
export async function listTold(db: Db, organizationIds: readonly string[]): Promise<Told[]> {
  if (organizationIds.length === 0) return [];
  const rows = await db
    .select({ member, choice: noticeChoice })
    .from(member)
    .leftJoin(
      noticeChoice,
      and(eq(noticeChoice.organizationId, member.organizationId), eq(noticeChoice.userId, member.userId)),
    )
    .where(inArray(member.organizationId, [...organizationIds]));
  return rows.map(({ member: { organizationId, userId, role }, choice }) => ({
    organizationId,
    userId,
    role,
    choice: choice ?? { notices: usualChoice(role), studies: {} },
  }));
}

/** Undefined for who chose nothing. */
export async function findNoticeChoice(
  db: Db,
  { organizationId, userId }: { organizationId: string; userId: string },
): Promise<PersonsChoice | undefined> {
  const [row] = await db
    .select({ notices: noticeChoice.notices, studies: noticeChoice.studies })
    .from(noticeChoice)
    .where(and(eq(noticeChoice.organizationId, organizationId), eq(noticeChoice.userId, userId)));
  return row;
}

export async function setNoticeChoice(
  db: Db,
  row: {
    organizationId: string;
    userId: string;
    notices: NoticeChoice;
    studies: Record<string, StudyNoticeChoice>;
  },
): Promise<void> {
  const { notices, studies } = row;
  await db
    .insert(noticeChoice)
    .values(row)
    .onConflictDoUpdate({
      target: [noticeChoice.organizationId, noticeChoice.userId],
      set: { notices, studies },
    });
}

/** Titles of those that are studies of the organisation, or test studies of it, by id. */
export async function titlesAmong(
  db: Db,
  { organizationId, test }: { organizationId: string; test: boolean },
  studyIds: readonly string[],
): Promise<Map<string, string>> {
  if (studyIds.length === 0) return new Map();
  const rows = await db
    .select({ id: study.id, title: study.title })
    .from(study)
    .where(
      and(
        ...[eq(study.organizationId, organizationId), inArray(study.id, [...studyIds])],
        ...[isNull(study.testOf), eq(study.isTestStudy, test)],
      ),
    );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function listChannels(db: Db, organizationIds: readonly string[]): Promise<ChannelRow[]> {
  if (organizationIds.length === 0) return [];
  return db
    .select()
    .from(noticeChannel)
    .where(inArray(noticeChannel.organizationId, [...organizationIds]));
}

export async function findChannel(db: Db, organizationId: string): Promise<ChannelRow | undefined> {
  const [row] = await db.select().from(noticeChannel).where(eq(noticeChannel.organizationId, organizationId));
  return row;
}

export async function setChannel(db: Db, row: typeof noticeChannel.$inferInsert): Promise<void> {
  const { organizationId: _, createdAt: __, ...set } = row;
  await db
    .insert(noticeChannel)
    .values(row)
    .onConflictDoUpdate({ target: noticeChannel.organizationId, set });
}

export async function setChannelFailing(db: Db, organizationId: string, since: Date | null): Promise<void> {
  await db
    .update(noticeChannel)
    .set({ failingSince: since })
    .where(eq(noticeChannel.organizationId, organizationId));
}

/** With what it was still to be told. */
export async function deleteChannel(db: Db, organizationId: string): Promise<void> {
  await db.delete(noticeChannel).where(eq(noticeChannel.organizationId, organizationId));
  await db.delete(notice).where(and(eq(notice.organizationId, organizationId), isNull(notice.userId)));
}

export async function insertNotices(db: Db, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0) await db.insert(notice).values([...rows]);
}

/** A notice to be sent now, and where: a mail address, or the channel where there is none. */
export interface DueNotice extends NoticeToTell {
  id: string;
  organizationId: string;
  organization: string;
  userId: string | null;
  tries: number;
  email: string | null;
}

/**
 * Takes notices that are due and has them wait: whoever dies before they are sent has them sent again. Notices to
 * people who left, or of studies and responses that are gone, are forgotten.
 */
/** Nobody is told of an organisation that is to be deleted; they are told later if it is kept (O4). */
const isStaying = sql`not exists (
  select from organization o where o.id = notice.organization_id and o.deletes_at is not null)`;

export async function claimNotices(db: Db, now: Date, limit: number): Promise<DueNotice[]> {
  const { rows: claimed } = await db.execute<{ id: string; tries: number }>(sql`
    update notice set tries = tries + 1,
           due_at = ${now}::timestamptz + (${sql.raw(`array[${[...NOTICE_DELAYS_MS, NOTICE_DELAYS_MS.at(-1)]}]`)})[least(tries + 1, ${MOST_NOTICE_TRIES})] * interval '1 millisecond'
     where id in (select id from notice where due_at <= ${now} and ${isStaying} order by due_at, id limit ${limit}
                  for update skip locked)
    returning id, tries`);
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  const { rows } = await db.execute<Record<keyof DueNotice, never>>(sql`
    select n.id, n.organization_id as "organizationId", o.name as organization, n.user_id as "userId", n.kind, n.tries,
           n.about, n.study_id as "studyId", s.title, r.readable_id as "readableId", u.email
      from notice n
      join organization o on o.id = n.organization_id
      left join member m on m.organization_id = n.organization_id and m.user_id = n.user_id
      left join "user" u on u.id = m.user_id
      left join study s on s.id = n.study_id and s.organization_id = n.organization_id
      left join response r on r.id = n.response_id and r.study_id = s.id
     where n.id in ${ids}
       and (n.user_id is null or u.id is not null)
       and (n.study_id is null or s.id is not null)
       and (n.response_id is null or r.id is not null)
     order by n.created_at, n.id`);
  const due = rows as unknown as DueNotice[];
  const kept = new Set(due.map(({ id }) => id));
  await deleteNotices(
    db,
    ids.filter((id) => !kept.has(id)),
  );
  return due;
}

export async function deleteNotices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(notice).where(inArray(notice.id, [...ids]));
}

/** Notices that were sent for as long as they may be. */
export async function deleteTriedNotices(db: Db, now: Date): Promise<void> {
  await db.delete(notice).where(and(sql`${notice.tries} >= ${MOST_NOTICE_TRIES}`, lte(notice.dueAt, now)));
}

/** One kind of a wallet's credits, as an organisation may use it. */
export interface CreditState {
  organizationId: string;
  walletId: string;
  name: string;
  kind: CreditKind;
  /** The members who may bill to it; null: everybody who may launch. */
  only: string[] | null;
  use: CreditUse;
}

export async function listCreditStates(db: Db): Promise<CreditState[]> {
  const rows = await db
    .select({ name: wallet.name, only: walletGrant.only, account: walletAccount, grant: grantAccount })
    .from(grantAccount)
    .innerJoin(
      walletGrant,
      and(
        eq(walletGrant.walletId, grantAccount.walletId),
        eq(walletGrant.organizationId, grantAccount.organizationId),
      ),
    )
    .innerJoin(wallet, eq(wallet.id, grantAccount.walletId))
    .innerJoin(
      walletAccount,
      and(eq(walletAccount.walletId, grantAccount.walletId), eq(walletAccount.kind, grantAccount.kind)),
    )
    .orderBy(asc(grantAccount.organizationId), asc(grantAccount.walletId), asc(grantAccount.kind));
  return rows.map(({ name, only, account, grant }) => ({
    organizationId: grant.organizationId,
    walletId: grant.walletId,
    name,
    kind: grant.kind,
    only,
    use: creditUse(creditFigures(account, { ...grant, limit: grant.creditLimit }), grant),
  }));
}

/** True for the one call that found it low. */
export async function setLow(db: Db, of: Omit<CreditState, 'name' | 'only' | 'use'>): Promise<boolean> {
  const { organizationId, walletId, kind } = of;
  const rows = await db
    .insert(lowCredits)
    .values({ organizationId, walletId, kind })
    .onConflictDoNothing()
    .returning({ kind: lowCredits.kind });
  return rows.length === 1;
}

export async function setNotLow(db: Db, of: Omit<CreditState, 'name' | 'only' | 'use'>): Promise<void> {
  await db
    .delete(lowCredits)
    .where(
      and(
        eq(lowCredits.organizationId, of.organizationId),
        eq(lowCredits.walletId, of.walletId),
        eq(lowCredits.kind, of.kind),
      ),
    );
}
