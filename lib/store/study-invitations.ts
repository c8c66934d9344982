import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { HOURS_BETWEEN, type InvitationState, MOST_REMINDERS } from '@/lib/domain/invitations/invitee';
import type { Db } from './database';
import { mailRefusal, studyInvitation } from './schema';

export type InvitationRow = typeof studyInvitation.$inferSelect;

/** What stands for an address in `mail_refusal`. It differs by organisation, so that lists cannot be laid side by side. */
export function addressHash(organizationId: string, email: string): Buffer {
  return createHash('sha256').update(`${organizationId} ${email.toLowerCase()}`).digest();
}

/** Adds people; those whose address is invited already are left alone. Returns the ids of the new ones. */
export async function insertInvitations(
  db: Db,
  rows: (typeof studyInvitation.$inferInsert)[],
): Promise<Set<string>> {
  const added = new Set<string>();
  // A statement takes at most 65,535 values.
  for (let at = 0; at < rows.length; at += 1_000) {
    const part = await db
      .insert(studyInvitation)
      .values(rows.slice(at, at + 1_000))
      .onConflictDoNothing()
      .returning({ id: studyInvitation.id });
    for (const { id } of part) added.add(id);
  }
  return added;
}

/** Those of these addresses that the study has invited, in lower case. */
export async function listInvitedAmong(
  db: Db,
  studyId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select lower(email) as email from study_invitation
     where study_id = ${studyId}
       and lower(email) in (select json_array_elements_text(${JSON.stringify(emails.map((email) => email.toLowerCase()))}::json))`);
  return new Set(rows.map(({ email }) => email));
}

export async function countInvitations(db: Db, studyId: string): Promise<number> {
  return db.$count(studyInvitation, eq(studyInvitation.studyId, studyId));
}

/** An invitation as a list shows it. */
export interface ListedInvitation {
  id: string;
  email: string;
  name: string | null;
  language: string | null;
  parameters: [string, string][];
  state: InvitationState;
  responseId: string | null;
  /** When the invitation went out, and the last reminder; how many of these did. */
  sentAt: Date | null;
  remindedAt: Date | null;
  reminders: number;
  openedAt: Date | null;
  /** When the next mail is planned. */
  nextAt: Date | null;
  /** Why the last mail did not arrive. */
  problem: string | null;
  createdAt: Date;
}

/** Each invitation of a study with where it stands: what is later in an interview's life goes before its mails. */
const standing = (studyId: string): SQL => sql`
  select i.id, i.email, i.name, i.language, i.parameters, i.opened_at, i.created_at, r.id as response_id,
         m.sent_at, m.reminded_at, m.reminders, m.next_at, m.problem,
         case when r.progress = 'complete' then 'completed'
              when r.end_reason = 'over_quota' then 'over_quota'
              when r.progress = 'screened_out' then 'screened_out'
              when u.address_hash is not null then 'unsubscribed'
              when r.id is not null then 'started'
              when i.opened_at is not null then 'opened'
              when m.failed then 'failed'
              when m.sent_at is not null then 'sent'
              when m.next_at is not null then 'queued'
              else 'added' end as state
    from study_invitation i
    left join entry_claim c on c.study_id = i.study_id and c.key = i.claim
    left join response r on r.id = c.response_id
    left join mail_refusal u on u.organization_id = i.organization_id and u.address_hash = i.address_hash
    left join lateral (
      select min(sent_at) filter (where number = 0) as sent_at,
             max(sent_at) filter (where number > 0) as reminded_at,
             count(*) filter (where number > 0 and status = 'sent') as reminders,
             min(due_at) filter (where status in ('queued', 'sending')) as next_at,
             (array_agg(status order by number desc))[1] = 'failed' as failed,
             (array_agg(problem order by number desc))[1] as problem
        from study_invitation_mail where invitation_id = i.id) m on true
   where i.study_id = ${studyId}`;

/** A page of a study's invitations, in the order in which they were added, and how many there are of the kind. */
export async function listInvitations(
  db: Db,
  studyId: string,
  of: { state?: InvitationState | undefined; find?: string | undefined; page: number; perPage: number },
): Promise<{ invitations: ListedInvitation[]; total: number }> {
  const wanted = sql`
    where (${of.state ?? null}::text is null or state = ${of.state ?? null})
      and (${of.find ?? null}::text is null
           or position(lower(${of.find ?? ''}) in lower(email || ' ' || coalesce(name, ''))) > 0)`;
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${standing(studyId)}) s ${wanted}`,
  );
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select * from (${standing(studyId)}) s ${wanted}
     order by created_at, id limit ${of.perPage} offset ${of.page * of.perPage}`);
  return { invitations: rows.map(listed), total: counted[0]?.total ?? 0 };
}

function listed(row: Record<string, unknown>): ListedInvitation {
  const time = (value: unknown) => (value === null ? null : new Date(value as string | Date));
  return {
    id: row.id as string,
    email: row.email as string,
    name: row.name as string | null,
    language: row.language as string | null,
    parameters: row.parameters as [string, string][],
    state: row.state as InvitationState,
    responseId: row.response_id as string | null,
    sentAt: time(row.sent_at),
    remindedAt: time(row.reminded_at),
    reminders: Number(row.reminders ?? 0),
    openedAt: time(row.opened_at),
    nextAt: time(row.next_at),
    problem: row.problem as string | null,
    createdAt: new Date(row.created_at as string | Date),
  };
}

/** How many invitations of a study stand where, and to how many a reminder could go now. */
export async function countByState(
  db: Db,
  studyId: string,
): Promise<{ states: Partial<Record<InvitationState, number>>; sent: number; remindable: number }> {
  const { rows } = await db.execute<{ state: InvitationState; count: number; sent: number }>(sql`
    select state, count(*)::int as count, (count(*) filter (where sent_at is not null))::int as sent
      from (${standing(studyId)}) s group by state`);
  const { rows: due } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${remindable(studyId)}) s`,
  );
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    sent: rows.reduce((sum, { sent }) => sum + sent, 0),
    remindable: due[0]?.count ?? 0,
  };
}

/** Those who got a mail, have not ended, have not asked for no more, and were not written to within a day. */
const remindable = (studyId: string): SQL => sql`
  select s.id from (${standing(studyId)}) s
   where state in ('sent', 'opened', 'started') and sent_at is not null and next_at is null
     and reminders < ${MOST_REMINDERS}
     and greatest(sent_at, reminded_at) < now() - make_interval(hours => ${HOURS_BETWEEN})`;

/** Plans the invitation of everybody who has none yet. Returns how many. */
export async function queueInvitations(db: Db, studyId: string, dueAt: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into study_invitation_mail (study_id, invitation_id, number, due_at)
    select ${studyId}::uuid, s.id, 0, ${dueAt.toISOString()}::timestamptz from (${standing(studyId)}) s
     where state = 'added'
        on conflict do nothing`);
  return rowCount ?? 0;
}

/** Plans a reminder for everybody who can be reminded. Returns how many. */
export async function queueReminders(db: Db, studyId: string, dueAt: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into study_invitation_mail (study_id, invitation_id, number, due_at)
    select ${studyId}::uuid, s.id,
           1 + (select max(number) from study_invitation_mail m where m.invitation_id = s.id),
           ${dueAt.toISOString()}::timestamptz
      from (${remindable(studyId)}) s
        on conflict do nothing`);
  return rowCount ?? 0;
}

export interface DueMail {
  id: string;
  number: number;
  attempts: number;
  invitationId: string;
  email: string;
  name: string | null;
  language: string | null;
  parameters: [string, string][];
}

/** Takes the next mail that is due; nobody else gets it. Mails to those who ended or want no more are dropped before. */
export async function claimMail(db: Db, studyId: string): Promise<DueMail | undefined> {
  await db.execute(sql`
    delete from study_invitation_mail d using (${standing(studyId)}) s
     where d.invitation_id = s.id and d.status = 'queued' and d.due_at <= now()
       and s.state in ('completed', 'screened_out', 'over_quota', 'unsubscribed')`);
  const { rows } = await db.execute<{
    id: string;
    number: number;
    attempts: number;
    invitation_id: string;
    email: string;
    name: string | null;
    language: string | null;
    parameters: [string, string][];
  }>(sql`
    update study_invitation_mail m set status = 'sending', attempts = m.attempts + 1, tried_at = now()
      from study_invitation i
     where i.id = m.invitation_id and m.id = (
       select id from study_invitation_mail
        where study_id = ${studyId} and status = 'queued' and due_at <= now()
        order by due_at, id limit 1 for update skip locked)
    returning m.id, m.number, m.attempts, m.invitation_id, i.email, i.name, i.language, i.parameters`);
  const [row] = rows;
  if (!row) return undefined;
  const { invitation_id: invitationId, ...rest } = row;
  return { ...rest, invitationId };
}

export async function setMailSent(db: Db, id: string): Promise<void> {
  await db.execute(
    sql`update study_invitation_mail set status = 'sent', sent_at = now(), problem = null where id = ${id}`,
  );
}

/** Failed for good, or until `againAt`. */
export async function setMailFailed(
  db: Db,
  id: string,
  problem: string,
  againAt: Date | null,
): Promise<void> {
  await db.execute(sql`
    update study_invitation_mail
       set status = ${againAt ? 'queued' : 'failed'}, problem = ${problem},
           due_at = coalesce(${againAt?.toISOString() ?? null}::timestamptz, due_at)
     where id = ${id}`);
}

/** Mails whose sender died while it was at them: whether they arrived is not known, and nobody gets one twice. */
export async function giveUpLostMails(db: Db, studyId: string): Promise<void> {
  await db.execute(sql`
    update study_invitation_mail
       set status = 'failed', problem = 'It is not known whether this mail was sent.'
     where study_id = ${studyId} and status = 'sending' and tried_at < now() - interval '10 minutes'`);
}

/** When the next mail of the study is due; undefined when none is planned. */
export async function nextMailAt(db: Db, studyId: string): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string | Date | null }>(
    sql`select min(due_at) as at from study_invitation_mail where study_id = ${studyId} and status = 'queued'`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

export async function dropQueuedMails(db: Db, studyId: string): Promise<void> {
  await db.execute(sql`delete from study_invitation_mail where study_id = ${studyId} and status = 'queued'`);
}

/** False when there is no such invitation of the study. */
export async function deleteInvitation(db: Db, studyId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(studyInvitation)
    .where(and(eq(studyInvitation.id, id), eq(studyInvitation.studyId, studyId)))
    .returning({ id: studyInvitation.id });
  return rows.length === 1;
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(studyInvitation).where(eq(studyInvitation.id, id));
  return row;
}

/** Notes the first time that a personal link was opened. */
export async function setOpened(db: Db, studyId: string, id: string): Promise<void> {
  await db
    .update(studyInvitation)
    .set({ openedAt: sql`now()` })
    .where(
      and(
        eq(studyInvitation.id, id),
        eq(studyInvitation.studyId, studyId),
        sql`${studyInvitation.openedAt} is null`,
      ),
    );
}

export async function refuseMails(
  db: Db,
  of: { organizationId: string; addressHash: Buffer },
): Promise<void> {
  await db.insert(mailRefusal).values(of).onConflictDoNothing();
}
