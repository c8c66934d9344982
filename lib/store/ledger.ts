import { sql } from 'drizzle-orm';
import type { Db } from './database';
import type { transfer } from './schema';

/**
 * Every move of held credits. Each is one statement that changes the organisation's account, then the wallet's, and
 * writes the ledger's rows. It has to run in the caller's transaction, together with the row that it pays for. Rows are
 * locked in this order everywhere: study, share, study_hold, the wallet's lock, grant_account, wallet_account. Responses and launches move
 * project credits alone (decisions, G1).
 */

export type CreditKind = (typeof transfer.$inferSelect)['kind'];

export type HoldReason = 'launch_hold' | 'hold_change' | 'share_hold';
export type SettlementReason = 'charge' | 'share_release' | 'launch_release' | 'hold_change';

export interface Payer {
  walletId: string;
  organizationId: string;
}

export interface Entry<Reason> {
  studyId: string;
  responseId: string | null;
  /** In hundredths, more than 0. */
  amount: number;
  reason: Reason;
}

/**
 * Takes the wallet's lock until the transaction ends. The rows' own locks would do, but not fairly: each change makes a
 * new version of a row, newcomers lock the newest one, and a transaction that waits for an older one is overtaken by
 * them until its statement times out. Advisory locks are granted in the order of the requests (decision 116).
 */
function lockOf({ walletId }: Payer) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${walletId}::text, 0))`;
}

/** From available to held. False when the wallet or the grant's limit does not allow it; nothing is changed then. */
export async function holdCredits(db: Db, payer: Payer, entry: Entry<HoldReason>): Promise<boolean> {
  const { amount } = entry;
  const { rowCount } = await db.execute(sql`
    with locked as materialized (${lockOf(payer)}), room as (
      select wallet_id from locked, grant_account
       where wallet_id = ${payer.walletId} and organization_id = ${payer.organizationId} and kind = 'project'
         and (credit_limit is null or spent + held + ${amount} <= credit_limit)
         for no key update of grant_account
    ), funds as (
      select w.wallet_id from room join wallet_account w on w.wallet_id = room.wallet_id
       where w.kind = 'project' and w.credited - w.spent - w.held >= ${amount}
         for no key update of w
    ), used as (
      update grant_account g set held = g.held + ${amount} from funds
       where g.wallet_id = funds.wallet_id and g.organization_id = ${payer.organizationId} and g.kind = 'project'
      returning g.wallet_id
    ), moved as (
      update wallet_account w set held = w.held + ${amount} from used
       where w.wallet_id = used.wallet_id and w.kind = 'project'
      returning w.wallet_id
    )
    insert into transfer
      (wallet_id, kind, from_account, to_account, amount, reason, organization_id, study_id, response_id)
    select wallet_id, 'project', 'available', 'held', ${amount}::bigint, ${entry.reason}::text,
           ${payer.organizationId}::uuid, ${entry.studyId}::uuid, ${entry.responseId}::uuid
      from moved`);
  return rowCount === 1;
}

/**
 * From held to spent (charges) or back to available. Throws when less than that is held, which rolls the caller's
 * transaction back.
 */
export async function settleCredits(
  db: Db,
  payer: Payer,
  to: 'spent' | 'available',
  entries: readonly Entry<SettlementReason>[],
): Promise<void> {
  const total = entries.reduce((sum, entry) => sum + entry.amount, 0);
  if (total === 0) return;
  const spent = to === 'spent' ? total : 0;
  const { rowCount } = await db.execute(sql`
    with locked as materialized (${lockOf(payer)}), used as (
      update grant_account set held = held - ${total}, spent = spent + ${spent} from locked
       where wallet_id = ${payer.walletId} and organization_id = ${payer.organizationId} and kind = 'project'
      returning wallet_id
    ), moved as (
      update wallet_account w set held = w.held - ${total}, spent = w.spent + ${spent} from used
       where w.wallet_id = used.wallet_id and w.kind = 'project'
      returning w.wallet_id
    )
    insert into transfer
      (wallet_id, kind, from_account, to_account, amount, reason, organization_id, study_id, response_id)
    select moved.wallet_id, 'project', 'held', ${to}::text, entry.amount, entry.reason,
           ${payer.organizationId}::uuid, entry."studyId", entry."responseId"
      from moved, json_to_recordset(${JSON.stringify(entries)}::json)
        as entry(amount bigint, reason text, "studyId" uuid, "responseId" uuid)`);
  if (rowCount !== entries.length)
    throw new Error(`the ledger lacks the accounts of wallet ${payer.walletId}`);
}

/** Notes that a response was finished free of charge (decisions, G3). */
export async function noteWaiver(
  db: Db,
  payer: Payer,
  of: { studyId: string; responseId: string },
): Promise<void> {
  await db.execute(sql`
    insert into transfer
      (wallet_id, kind, from_account, to_account, amount, reason, organization_id, study_id, response_id)
    values (${payer.walletId}, 'project', 'held', 'spent', 0, 'waiver',
            ${payer.organizationId}, ${of.studyId}, ${of.responseId})`);
}
