import { z } from 'zod';
import { INTERVIEW_MODES } from '@/lib/domain/guide/guide';
import type { LaunchPreview } from '@/lib/domain/study/launch-preview';
import { STUDY_WARNING_CODES } from '@/lib/domain/study/study-warnings';
import { creditsFromHundredths } from '@/lib/domain/wallet/credits';
import { GuideProblemShape } from './study-detail';
import { WalletUseShape, walletUseV1 } from './wallet-use';

const STATUSES = ['draft', 'live', 'paused', 'closed'] as const;
const personFields = { userId: z.uuid(), name: z.string() };
export const LaunchRefusalShape = z.enum(['role', 'launchers']).nullable();

/** What a launch would do, and what stands in its way. */
export const LaunchPreviewShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({ description: "The last part of the participants' link." }),
    title: z.string().meta({ description: 'The internal title.' }),
    status: z.enum(STATUSES).meta({ description: 'Where the study stands.' }),
    selfRecruitLink: z.url().meta({ description: 'The link to share with participants.' }),
    test: z.boolean().meta({
      description:
        'Whether it was made with a test key. Its launch needs a wallet that could fund it, and holds and charges nothing.',
    }),
    action: z
      .enum(['launch', 'publish', 'resume', 'none', 'closed'])
      .meta({ description: 'What it would do; `none` when a live study has nothing to publish.' }),
    refusal: LaunchRefusalShape.meta({
      description: 'Why you may not launch it: `role`, or `launchers` (it names others); null: you may.',
    }),
    launchers: z
      .array(z.object(personFields))
      .nullable()
      .meta({ description: 'Who may launch it beside owners and admins; null: no restriction.' }),
    interviewMode: z
      .enum(INTERVIEW_MODES)
      .meta({ description: 'How answers are given, which makes the price.' }),
    pricePerResponse: z.number().meta({ description: 'Credits for each complete response.' }),
    responseTarget: z.int().meta({ description: 'Complete responses that a launch holds credits for.' }),
    price: z.number().meta({ description: 'Credits for all of them.' }),
    holds: z.number().meta({ description: 'Credits that it would set aside now.' }),
    givesBack: z.number().meta({ description: 'Credits that it would give back now.' }),
    billedTo: z.uuid().nullable().meta({ description: 'The wallet that is billed, once launched.' }),
    isBilled: z.boolean().meta({ description: 'Whether it is paid from a wallet.' }),
    wallets: z
      .array(
        z
          .object({
            ...WalletUseShape.shape,
            funds: z.boolean().meta({ description: 'Whether it can.' }),
            missing: z.number().meta({ description: 'The project credits that are missing for it.' }),
          })
          .meta({ id: 'FundingWallet', description: 'A wallet, and whether it can fund a launch.' }),
      )
      .meta({ description: 'The wallets that it could be billed to.' }),
    problems: z.array(GuideProblemShape).meta({ description: 'The problems that prevent publishing.' }),
    warnings: z
      .array(
        z
          .object({
            code: z.enum(STUDY_WARNING_CODES).meta({
              description:
                'The warning: placeholders in brackets, no title, a screen to watch that is not recorded, speech without a transcriber.',
            }),
            path: z
              .array(z.union([z.string(), z.int()]))
              .meta({ description: 'The path from the guide, or a field of the study.' }),
            message: z.string().meta({ description: 'It in words.' }),
          })
          .meta({
            id: 'StudyWarning',
            description: 'A probable mistake in a study.',
          }),
      )
      .meta({ description: 'Probable mistakes, which do not prevent a launch.' }),
    changes: z
      .array(
        z
          .object({
            change: z
              .enum(['added', 'removed', 'changed', 'moved'])
              .meta({ description: 'What happened to it.' }),
            of: z.enum(['question', 'block', 'setting']).meta({ description: 'What it is.' }),
            number: z.int().nullable().meta({
              description: "A question's number (for a removed one, its old number); null otherwise.",
            }),
            name: z.string().meta({ description: "A question's text, a block's title, a setting's field." }),
          })
          .meta({
            id: 'RevisionChange',
            description: 'A difference between the published revision and the pending one.',
          }),
      )
      .meta({ description: 'Differences from what participants see now; empty for a draft.' }),
    missingTranslations: z.record(z.string(), z.array(z.string())).meta({
      description:
        'For each language to choose that lacks texts: the paths of the texts that have no translation, or a draft that nobody has read. They do not prevent a launch.',
    }),
    closing: z
      .object({
        givesBack: z.number().meta({ description: 'Credits that it would give back.' }),
        interviewsUnderWay: z.int().meta({ description: 'Interviews that could still be finished.' }),
      })
      .meta({ description: 'What closing would do.' }),
  })
  .meta({ id: 'LaunchPreview', description: 'What a launch would do at this moment.' });

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
