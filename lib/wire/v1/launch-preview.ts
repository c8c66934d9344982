import { z } from 'zod';
import { INTERVIEW_MODES } from '@/lib/domain/guide/guide';
import type { LaunchPreview } from '@/lib/domain/study/launch-preview';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { GuideProblemShape } from './study-detail';
import { WalletUseShape, walletUseV1 } from './wallet-use';

const STATUSES = ['draft', 'live', 'paused', 'closed'] as const;
const personFields = { userId: z.uuid(), name: z.string() };
export const LaunchRefusalShape = z.enum(['role', 'launchers']).nullable();

/** What a launch would do, and what stands in its way. */
export const LaunchPreviewShape = z
  .object({
    id: z.uuid(),
    linkId: z.string(),
    title: z.string(),
    status: z.enum(STATUSES),
    selfRecruitLink: z.url(),
    action: z.enum(['launch', 'publish', 'resume', 'none', 'closed']),
    refusal: LaunchRefusalShape,
    launchers: z.array(z.object(personFields)).nullable(),
    interviewMode: z.enum(INTERVIEW_MODES),
    pricePerResponse: z.number(),
    responseTarget: z.int(),
    price: z.number(),
    holds: z.number(),
    givesBack: z.number(),
    billedTo: z.uuid().nullable(),
    isBilled: z.boolean(),
    wallets: z.array(
      z
        .object({ ...WalletUseShape.shape, funds: z.boolean(), missing: z.number() })
        .meta({ id: 'FundingWallet' }),
    ),
    problems: z.array(GuideProblemShape),
    warnings: z.array(
      z
        .object({
          code: z.enum(['placeholder', 'untitled', 'screen-not-recorded', 'not-transcribed']),
          path: z.array(z.union([z.string(), z.int()])),
          message: z.string(),
        })
        .meta({ id: 'StudyWarning' }),
    ),
    changes: z.array(
      z
        .object({
          change: z.enum(['added', 'removed', 'changed', 'moved']),
          of: z.enum(['question', 'block', 'setting']),
          number: z.int().nullable(),
          name: z.string(),
        })
        .meta({ id: 'RevisionChange' }),
    ),
    closing: z.object({ givesBack: z.number(), interviewsUnderWay: z.int() }),
  })
  .meta({ id: 'LaunchPreview' });

export function launchPreviewV1(
  { study, wallets, closing, ...preview }: LaunchPreview,
  baseUrl: string,
): z.input<typeof LaunchPreviewShape> {
  return {
    ...preview,
    ...study,
    selfRecruitLink: `${baseUrl}/s/${study.linkId}`,
    pricePerResponse: creditsFromHundredths(preview.pricePerResponse),
    price: creditsFromHundredths(preview.price),
    holds: creditsFromHundredths(preview.holds),
    givesBack: creditsFromHundredths(preview.givesBack),
    wallets: wallets.map(({ funds, missing, ...use }) => ({
      ...walletUseV1(use),
      funds,
      missing: creditsFromHundredths(missing),
    })),
    closing: { ...closing, givesBack: creditsFromHundredths(closing.givesBack) },
  };
}
