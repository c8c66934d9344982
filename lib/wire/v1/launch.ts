import { z } from 'zod';
import type { WalletFigures } from '@/lib/domain/wallet/wallet-figures';
import { WalletShape, walletV1 } from './wallet';

export const LaunchRequest = z
  .strictObject({
    // Whatever is shaped like a UUID: one of no known version is a wallet that nobody has (decisions, G5).
    walletId: z
      .guid()
      .optional()
      .meta({ description: 'The wallet to bill. Needed when the organization has several.' }),
  })
  .meta({ id: 'LaunchRequest', description: 'How the launch is paid.' });

/** Specification, Launch result. */
export const LaunchShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({
      description: "The last part of the participants' link. It can change: do not use it as a key.",
    }),
    selfRecruitLink: z.url().meta({ description: 'The link to share with participants.' }),
    status: z.literal('live').meta({ description: 'Always `live`.' }),
    wallet: WalletShape.optional().meta({
      description: 'The wallet that it is billed to, after the hold. Absent without wallets.',
    }),
  })
  .meta({ id: 'Launch', description: 'A live study.' });

/** `wallet` is left out of a launch without billing. The link is built from our own address, never from a request. */
export function launchV1(
  launched: { id: string; linkId: string; wallet: WalletFigures | null },
  baseUrl: string,
): z.input<typeof LaunchShape> {
  return {
    id: launched.id,
    linkId: launched.linkId,
    selfRecruitLink: `${baseUrl}/s/${launched.linkId}`,
    status: 'live',
    ...(launched.wallet ? { wallet: walletV1(launched.wallet) } : {}),
  };
}
