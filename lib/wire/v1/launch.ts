import { z } from 'zod';
import type { WalletFigures } from '@/lib/domain/wallet/wallet-figures';
import { WalletShape, walletV1 } from './wallet';

export const LaunchRequest = z
  .strictObject({
    // Whatever is shaped like a UUID: one of no known version is a wallet that nobody has (decisions, G5).
    walletId: z.guid().optional(),
  })
  .meta({ id: 'LaunchRequest' });

/** Specification, Launch result. */
export const LaunchShape = z
  .object({
    id: z.uuid(),
    linkId: z.string(),
    selfRecruitLink: z.url(),
    status: z.literal('live'),
    wallet: WalletShape.optional(),
  })
  .meta({ id: 'Launch' });

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
