import { sql } from 'drizzle-orm';
import type { Db } from './database';
import type { CreditKind } from './ledger';

/** A stored figure that differs from the one computed from the ledger or from the credits set aside. In hundredths. */
export interface WalletDifference {
  walletId: string;
  kind: CreditKind;
  /** Null for the wallet as a whole. */
  organizationId: string | null;
  figure: 'credited' | 'spent' | 'held' | 'set aside';
  kept: number;
  ledger: number;
}

/**
 * Computes every balance from the ledger (decisions, G4) and compares it with the accounts; and compares the held
 * amounts of the accounts with the credits of launches and responses. One statement, so that all figures are of one
 * moment.
 */
export async function verifyWallets(db: Db): Promise<{ wallets: number; differences: WalletDifference[] }> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    with move as (
      select wallet_id, kind, organization_id, to_account as account, amount from transfer
      union all
      select wallet_id, kind, organization_id, from_account, -amount from transfer
    ), ledger as (
      select wallet_id, kind, organization_id,
             -coalesce(sum(amount) filter (where account = 'issued'), 0) as credited,
             coalesce(sum(amount) filter (where account = 'spent'), 0) as spent,
             coalesce(sum(amount) filter (where account = 'held'), 0) as held
        from move group by grouping sets ((wallet_id, kind), (wallet_id, kind, organization_id))
      having grouping(organization_id) = 1 or organization_id is not null
    ), aside as (
      select wallet_id, organization_id, sum(amount) as amount from (
        select wallet_id, organization_id, remaining as amount from study_hold
        union all
        select wallet_id, organization_id, amount from share where state = 'held'
      ) each group by wallet_id, organization_id
    ), figure as (
      select a.wallet_id, a.kind, null::uuid as organization_id, f.* from wallet_account a
        left join ledger l on l.wallet_id = a.wallet_id and l.kind = a.kind and l.organization_id is null
       cross join lateral (values ('credited', a.credited, l.credited), ('spent', a.spent, l.spent),
                                  ('held', a.held, l.held)) f(figure, kept, ledger)
      union all
      select coalesce(a.wallet_id, l.wallet_id), coalesce(a.kind, l.kind),
             coalesce(a.organization_id, l.organization_id), f.*
        from grant_account a
        full join (select * from ledger l where organization_id is not null
                    -- Of a deleted organisation its figures stay in the ledger alone (O4); credits it never goes on holding.
                    and (l.held <> 0 or exists (select from organization o where o.id = l.organization_id))) l
          on l.wallet_id = a.wallet_id and l.kind = a.kind and l.organization_id = a.organization_id
       cross join lateral (values ('spent', a.spent, l.spent), ('held', a.held, l.held)) f(figure, kept, ledger)
      union all
      select coalesce(a.wallet_id, s.wallet_id), 'project', coalesce(a.organization_id, s.organization_id),
             'set aside', a.held, s.amount
        from (select * from grant_account where kind = 'project') a
        full join aside s on s.wallet_id = a.wallet_id and s.organization_id = a.organization_id
    )
    select (select count(*) from wallet) as wallets, figure.*
      from (select 1) one
      left join figure on coalesce(kept, 0) <> coalesce(ledger, 0)
     order by wallet_id, kind, organization_id nulls first, figure`);
  return {
    wallets: Number(rows[0]?.wallets),
    differences: rows.filter((row) => row.wallet_id !== null).map(differenceOf),
  };
}

function differenceOf(row: Record<string, string | null>): WalletDifference {
  return {
    walletId: row.wallet_id!,
    // The query returns no others.
    kind: row.kind as CreditKind,
    figure: row.figure as WalletDifference['figure'],
    organizationId: row.organization_id ?? null,
    kept: Number(row.kept ?? 0),
    ledger: Number(row.ledger ?? 0),
  };
}
