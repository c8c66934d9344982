import { LEDGER_REASONS, type LedgerEntry } from '@/lib/domain/wallet/ledger-entry';
import { pool } from './database';

/**
 * A page of a wallet's ledger, newest first: every entry of the organisation, and credits added to the wallet when the
 * organisation's grant has no limit (with a limit, the wallet's other credits are not shown to it). `before` is an
 * entry's id. The amounts held and used after an entry are those of now without what came later, in the same statement:
 * the first page, which is read most, takes as long however old a wallet is. A wallet is found by bounds and never by
 * equality: by the id alone, all newer entries of other wallets would be read, and by the wallet alone all of its own.
 * Prepared by name: to plan it takes as long as to run it.
 */
export async function listLedgerEntries(
  scope: { walletId: string; organizationId: string },
  page: { before: number | null; limit: number },
): Promise<LedgerEntry[]> {
  const { walletId, organizationId } = scope;
  const { rows } = await pool().query<Row>({
    name: 'list_ledger_entries',
    text: `
    with shown as not materialized (
      select t.*,
             (t.to_account = 'held')::int - (t.from_account = 'held')::int as holds,
             (t.to_account in ('held', 'spent'))::int - (t.from_account in ('held', 'spent'))::int as uses
        from transfer t
        join grant_account g on g.wallet_id = $1::uuid and g.organization_id = $2::uuid and g.kind = t.kind
       where t.organization_id = $2::uuid or (t.organization_id is null and g.credit_limit is null)
    ), page as (
      select * from shown where (wallet_id, id) < ($1::uuid, $3::bigint) and wallet_id >= $1::uuid
       order by wallet_id desc, id desc limit $4::bigint
    ), later as materialized (
      select kind, sum(holds * amount) as held, sum(uses * amount) as used
        from shown where (wallet_id, id) > ($1::uuid, (select max(id) from page)) and wallet_id <= $1::uuid
       group by kind
    )
    select p.id, p.created_at as "createdAt", p.kind, p.reason, p.amount, p.uses, p.holds,
           p.from_account as "fromAccount", p.study_id as "studyId", s.title, p.response_id as "responseId",
           r.readable_id as "readableId", r.progress,
           g.held - coalesce(l.held, 0) - coalesce(sum(p.holds * p.amount) over w, 0) as "heldAfter",
           g.spent + g.held - coalesce(l.used, 0) - coalesce(sum(p.uses * p.amount) over w, 0) as "usageAfter"
      from page p
      join grant_account g on g.wallet_id = $1::uuid and g.organization_id = $2::uuid and g.kind = p.kind
      left join later l on l.kind = p.kind
      left join study s on s.id = p.study_id
      left join response r on r.id = p.response_id
    window w as (partition by p.kind order by p.id desc rows between unbounded preceding and 1 preceding)
     order by p.id desc`,
    values: [walletId, organizationId, page.before ?? Number.MAX_SAFE_INTEGER, page.limit],
  });
  return rows.map(entryOf);
}

interface Row extends Record<string, unknown> {
  id: string;
  createdAt: Date;
  kind: LedgerEntry['kind'];
  reason: string;
  amount: string;
  uses: number;
  holds: number;
  fromAccount: string;
  studyId: string | null;
  title: string | null;
  responseId: string | null;
  readableId: number | null;
  progress: string | null;
  heldAfter: string;
  usageAfter: string;
}

function entryOf(row: Row): LedgerEntry {
  const reason = LEDGER_REASONS.find((known) => known === row.reason);
  if (!reason) throw new Error(`unknown reason ${row.reason}`);
  const { studyId, title, responseId } = row;
  return {
    id: Number(row.id),
    createdAt: row.createdAt,
    kind: row.kind,
    reason,
    amount: Number(row.amount) * (row.uses < 0 ? -1 : 1),
    study: studyId !== null && title !== null ? { id: studyId, title } : null,
    response:
      responseId === null ? null : { id: responseId, readableId: row.readableId, progress: row.progress },
    heldAfter: Number(row.heldAfter),
    usageAfter: Number(row.usageAfter),
  };
}
