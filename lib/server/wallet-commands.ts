import { z } from 'zod';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { createWallet } from '@/lib/services/wallets/create-wallet';
import { creditWallet } from '@/lib/services/wallets/credit-wallet';
import { grantWallet } from '@/lib/services/wallets/grant-wallet';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { walletV1 } from '@/lib/wire/v1/wallet';
import { type AdminCommand, adminCommand } from './admin-command';
import { credits, text, uuid, uuids, WrongUse } from './read-flags';

/** Wallets (operations, Administration). Amounts are credits on the outside. */
export const walletCommands: Record<string, AdminCommand> = {
  'wallet:create': adminCommand(
    '--name N --project CREDITS --recruitment CREDITS',
    z.object({ name: text, project: credits, recruitment: credits }),
    async (db, flags) => ({ print: await createWallet(db, flags) }),
  ),

  'wallet:grant': adminCommand(
    '--wallet ID --org ID [--project-limit C] [--recruitment-limit C] [--only USER,USER]',
    z.object({
      wallet: uuid,
      org: uuid,
      'project-limit': credits.optional(),
      'recruitment-limit': credits.optional(),
      only: uuids.optional(),
    }),
    async (db, flags) => {
      const limits = {
        project: flags['project-limit'] ?? null,
        recruitment: flags['recruitment-limit'] ?? null,
      };
      await grantWallet(db, {
        walletId: flags.wallet,
        organizationId: flags.org,
        limits,
        only: flags.only ?? null,
      });
      return { print: { ok: true } };
    },
  ),

  'wallet:credit': adminCommand(
    '--wallet ID [--project C] [--recruitment C]',
    z.object({ wallet: uuid, project: credits.optional(), recruitment: credits.optional() }),
    async (db, { wallet, project, recruitment }) => {
      if (project === undefined && recruitment === undefined) {
        throw new WrongUse('--project or --recruitment is missing.');
      }
      const added = { project: project ?? 0, recruitment: recruitment ?? 0 };
      return { print: walletV1(await creditWallet(db, { walletId: wallet, ...added })) };
    },
  ),

  'wallet:verify': adminCommand(
    '',
    z.object({}),
    async (db) => {
      const { wallets, differences } = await verifyWallets(db);
      if (differences.length === 0) return { print: { ok: true, wallets } };
      const inCredits = differences.map((difference) => ({
        ...difference,
        kept: creditsFromHundredths(difference.kept),
        ledger: creditsFromHundredths(difference.ledger),
      }));
      return { print: { ok: false, wallets, differences: inCredits }, failed: true };
    },
    { existing: true },
  ),
};
