import { type SQL, sql } from 'drizzle-orm';
import type {
  AuditChanges,
  AuditFilter,
  AuditTargetType,
  NamedAuditEntry,
  NewAuditEntry,
} from '@/lib/domain/audit/audit-entry';
import type { Db } from './database';

/** Where entries stand that concern no organisation. */
export const WHOLE_INSTANCE = '00000000-0000-0000-0000-000000000000';

/**
 * Adds an entry; the database numbers and chains it, and others of the organisation wait until the transaction ends: to
 * be called last in one. `lazily`: the commit does not wait for the disk, for entries about reading, which change
 * nothing.
 */
export async function insertAuditEntry(
  db: Db,
  { organizationId, actor, action, target, studyId, ip, result, changes }: NewAuditEntry,
  options: { lazily?: boolean } = {},
): Promise<void> {
  const commit = options.lazily
    ? sql`set_config('synchronous_commit', 'off', true)`
    : sql`current_setting('synchronous_commit')`;
  const { userId, keyId, system } = { userId: null, keyId: null, system: null, ...actor };
  await db.execute(sql`
    insert into audit_entry (organization_id, user_id, key_id, system, action, target_type, target, study_id,
                             ip, result, changes)
    select ${organizationId ?? WHOLE_INSTANCE}::uuid, ${userId}::uuid, ${keyId}::uuid, ${system}, ${action},
           ${target?.type ?? null}, ${target?.id ?? null}, ${studyId}::uuid, ${ip}, ${result}, ${JSON.stringify(changes)}::jsonb
     where ${commit} is not null`);
}

/** The organisation that a study or a key belongs to; null for neither. */
export async function findOwner(
  db: Db,
  { studyId, keyId }: { studyId: string | null; keyId: string | null },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select organization_id as id from study where id = ${studyId}::uuid
    union all select organization_id from api_key where id = ${keyId}::uuid`);
  return rows[0]?.id ?? null;
}

/**
 * A page of an organisation's entries, newest first. Somebody may have tried something with an id of another
 * organisation: names are those of its own things alone. `before`: only those with lower numbers.
 */
export async function listAuditEntries(
  db: Db,
  organizationId: string,
  filter: AuditFilter,
  page: { limit: number; offset?: number; before?: number },
): Promise<NamedAuditEntry[]> {
  const before = page.before === undefined ? sql`` : sql`and e.number < ${page.before}`;
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select e.* from audit_entry e where ${matching(organizationId, filter)} ${before}
       order by e.number desc limit ${page.limit} offset ${page.offset ?? 0}
    )
    select e.id, e.number, e.at, e.user_id as "userId", e.key_id as "keyId", e.system, e.action,
           e.target_type as "targetType", e.target, e.study_id as "studyId", e.ip, e.result, e.changes, e.hash,
           u.name as "actorName", k.name as "keyName",
           case e.target_type
             when 'study' then (select s.title from study s where s.id::text = e.target)
             when 'member' then (select m.name from "user" m join member b on b.user_id = m.id
                                  where m.id::text = e.target and b.organization_id = e.organization_id)
             when 'key' then (select n.name from api_key n
                               where n.id::text = e.target and n.organization_id = e.organization_id)
             when 'response' then (select s.title || ', ' || coalesce(r.readable_id::text, '–') from response r
                                     join study s on s.id = r.study_id where r.id::text = e.target)
             when 'wallet' then (select w.name from wallet w join wallet_grant g on g.wallet_id = w.id
                                  where w.id::text = e.target and g.organization_id = e.organization_id)
             -- A name that the analysis suggests may be a participant's word.
             when 'theme' then (select s.title || case when t.origin = 'person' or t.status = 'accepted'
                                                       then ', ' || t.name else '' end
                                  from theme t join study s on s.id = t.study_id
                                 where t.id::text = e.target and t.study_id = e.study_id
                                   and s.organization_id = e.organization_id)
             when 'share' then (select s.title || ', ' || l.what || coalesce(' for ' || l.label, '')
                                  from share_link l join study s on s.id = l.study_id
                                 where l.id::text = e.target and l.study_id = e.study_id
                                   and s.organization_id = e.organization_id)
             else (select s.title from study s where s.id = e.study_id and s.organization_id = e.organization_id)
           end as "targetName"
      from page e
      left join "user" u on u.id = e.user_id
      left join api_key k on k.id = e.key_id
     order by e.number desc`);
  return rows.map((row) => entryOf(row, organizationId));
}

export async function countAuditEntries(
  db: Db,
  organizationId: string,
  filter: AuditFilter,
): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from audit_entry e where ${matching(organizationId, filter)}`,
  );
  return Number(rows[0]!.count);
}

function matching(organizationId: string, { action, actor, target, from, to }: AuditFilter): SQL {
  const parts = [sql`e.organization_id = ${organizationId}`];
  if (action !== undefined) parts.push(sql`e.action = ${action}`);
  if (actor !== undefined)
    parts.push(sql`(e.user_id::text = ${actor} or e.key_id::text = ${actor} or e.system = ${actor})`);
  if (target !== undefined) parts.push(sql`(e.target = ${target} or e.study_id::text = ${target})`);
  // The driver knows how PostgreSQL writes the years before 1 and after 9999; ISO 8601 writes them in another way.
  if (from) parts.push(sql`e.at >= ${from}`);
  if (to) parts.push(sql`e.at < ${to}`);
  return sql.join(parts, sql` and `);
}

/** What a check of the chains found. */
export interface AuditCheck {
  entries: number;
  /** The first entry of each broken chain that differs, is missing, or follows on nothing. */
  broken: { organizationId: string; number: number }[];
}

/** Computes every hash again, of one organisation or of all. */
export async function checkAudit(db: Db, organizationId: string | null = null): Promise<AuditCheck> {
  const own = organizationId === null ? sql`true` : sql`e.organization_id = ${organizationId}`;
  const { rows } = await db.execute<{ organizationId: string; entries: string; broken: string | null }>(sql`
    with checked as (
      select e.organization_id, e.number,
             e.number <> lag(e.number, 1, 0::bigint) over w + 1
               or e.hash <> audit_hash(lag(e.hash, 1, '') over w, e) as differs
        from audit_entry e where ${own}
      window w as (partition by e.organization_id order by e.number)
    ), chains as (
      select organization_id, count(*) as entries, max(number) as last, min(number) filter (where differs) as broken
        from checked group by organization_id
    )
    select coalesce(c.organization_id, e.organization_id) as "organizationId", coalesce(c.entries, 0) as entries,
           coalesce(c.broken, case when coalesce(c.last, 0) is distinct from coalesce(e.number, 0)
             then least(coalesce(c.last, 0), coalesce(e.number, 0)) + 1 end) as broken
      from chains c full join (select * from audit_head e where ${own}) e on e.organization_id = c.organization_id
     order by 1`);
  return {
    entries: rows.reduce((sum, { entries }) => sum + Number(entries), 0),
    broken: rows.flatMap((row) =>
      row.broken === null ? [] : [{ organizationId: row.organizationId, number: Number(row.broken) }],
    ),
  };
}

interface Row extends Record<string, unknown> {
  id: string;
  number: string;
  at: string;
  userId: string | null;
  keyId: string | null;
  system: 'operator' | 'visitor' | null;
  action: string;
  targetType: AuditTargetType | null;
  target: string | null;
  studyId: string | null;
  ip: string | null;
  result: string;
  changes: AuditChanges;
  hash: string;
  actorName: string | null;
  keyName: string | null;
  targetName: string | null;
}

function entryOf(row: Row, organizationId: string): NamedAuditEntry {
  const { id, userId, keyId, system, targetType, target, ...rest } = row;
  const person = userId === null ? { system: system ?? 'operator' } : { userId, ...(keyId && { keyId }) };
  return {
    ...rest,
    ...{ id, organizationId, number: Number(row.number), at: new Date(row.at) },
    actor: person,
    target: targetType !== null && target !== null ? { type: targetType, id: target } : null,
  };
}
