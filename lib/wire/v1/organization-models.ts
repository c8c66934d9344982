import { z } from 'zod';
import {
  MOST_TOKENS,
  type ModelCheck,
  type ModelLimits,
  type ModelTest,
  type OrganizationModel,
  type TokensUsed,
} from '@/lib/domain/models/organization-model';
import { TITLE_LENGTH, text, webAddress, words } from '../text';

const KEY_LENGTH = 1_000;

const limit = (what: string) =>
  z
    .int()
    .min(1)
    .max(MOST_TOKENS)
    .nullish()
    .meta({ description: `The most tokens of ${what}; null: no limit.` });
const Limits = z
  .strictObject({
    tokensPerInterview: limit('an interview'),
    tokensPerStudy: limit('a study'),
    tokensPerMonth: limit('a calendar month (UTC)'),
  })
  .meta({ id: 'ModelLimits', description: 'Past a limit the built-in rules go on alone.' });

export const SetModelRequest = z
  .strictObject({
    baseUrl: webAddress()
      .refine(isPlain, 'Must be an address without user, query and fragment')
      .meta({ description: 'Where it is, up to `/chat/completions`. Public and https.' }),
    model: words(TITLE_LENGTH).meta({ description: 'Its name there.' }),
    apiKey: text(KEY_LENGTH)
      .regex(/^[\x21-\x7e]+$/, 'Must consist of visible ASCII characters')
      .nullish()
      .meta({
        description: 'Its key, which is never shown again. Left out: the one that is kept; null: none.',
      }),
    limits: Limits.optional().meta({ description: 'Left out: none.' }),
  })
  .meta({ id: 'SetModelRequest', description: 'A model to use.' });

/** Paths are appended to it; and what is shown again must not hold a key. */
function isPlain(value: string): boolean {
  try {
    const { search, hash, username, password } = new URL(value);
    return search + hash + username + password === '';
  } catch {
    return false;
  }
}

const check = (description: string) =>
  z
    .object({
      works: z.boolean().meta({ description: 'Whether it works.' }),
      ms: z.number().nullable().meta({ description: 'How long it took, in milliseconds.' }),
      problem: z.string().nullable().meta({ description: 'What went wrong, in a sentence.' }),
    })
    .meta({ description });

export const ModelTestShape = z
  .object({
    testedAt: z.iso.datetime().meta({ description: 'When.' }),
    chat: check('Answers at all.'),
    jsonSchema: check('Keeps to a JSON schema.'),
    streaming: check('Sends words one after another; `ms` until the first.'),
    usage: check('Says how many tokens it used.'),
    passed: z.boolean().meta({ description: 'Whether it is used from now on.' }),
  })
  .meta({ id: 'ModelTest', description: 'What a test found.' });

const OwnModel = z
  .object({
    baseUrl: z.string().meta({ description: 'Where it is.' }),
    model: z.string().meta({ description: 'Its name there.' }),
    key: z
      .object({
        lastFour: z.string().meta({ description: 'How it ends; empty for a short one.' }),
        savedAt: z.iso.datetime().meta({ description: 'Since when it is kept.' }),
      })
      .nullable()
      .meta({ description: 'The key that is kept; null without one.' }),
    limits: z
      .object({
        tokensPerInterview: z.number().nullable().meta({ description: 'Of an interview.' }),
        tokensPerStudy: z.number().nullable().meta({ description: 'Of a study.' }),
        tokensPerMonth: z.number().nullable().meta({ description: 'Of a month.' }),
      })
      .meta({ description: 'The most tokens; null: no limit.' }),
    test: ModelTestShape.nullable().meta({ description: 'The last test; null before the first ended.' }),
    passed: z
      .boolean()
      .meta({ description: 'Whether it is used: a test of it as it is set now has passed.' }),
  })
  .meta({ id: 'OrganizationModel', description: 'A model that an organization has set for itself.' });

export const ModelsShape = z
  .object({
    own: OwnModel.nullable().meta({
      description: "The organization's own; null without one. Until it has passed, the rules work alone.",
    }),
    operators: z
      .string()
      .nullable()
      .meta({ description: 'The model that the operator has set for everybody; null without one.' }),
  })
  .meta({
    id: 'Models',
    description: 'The own model is used alone. The operator’s is used where there is no own one.',
  });

const used = {
  tokensIn: z.number().meta({ description: 'Tokens that were sent.' }),
  tokensOut: z.number().meta({ description: 'Tokens that came back.' }),
  calls: z.number().meta({ description: 'How often it was asked.' }),
};
export const ModelUsageShape = z
  .object({
    month: z
      .object({ month: z.string().meta({ description: 'Such as 2026-11 (UTC).' }), ...used })
      .meta({ description: 'This month.' }),
    studies: z
      .array(
        z.object({
          studyId: z.uuid().meta({ description: 'The study.' }),
          title: z.string().meta({ description: 'Its title.' }),
          ...used,
        }),
      )
      .meta({ description: 'Those that took most, at most 100.' }),
    interviews: z
      .object({
        interviews: z.number().meta({ description: 'How many took any.' }),
        average: z.number().meta({ description: 'Tokens of one on average.' }),
        most: z.number().meta({ description: 'The most that one took.' }),
      })
      .meta({ description: 'Over all interviews.' }),
    limits: OwnModel.shape.limits,
  })
  .meta({
    id: 'ModelUsage',
    description: 'What models took for the organization; estimated where they do not say.',
  });

/** What a request names; null is no limit. */
export function limitsOf(given: z.output<typeof Limits> | undefined): ModelLimits {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value != null));
}

export function modelsV1(models: {
  own: OrganizationModel | null;
  operators: string | null;
}): z.input<typeof ModelsShape> {
  const { own, operators } = models;
  if (!own) return { own, operators };
  const key = own.key && { ...own.key, savedAt: own.key.savedAt.toISOString() };
  return { own: { ...own, key, limits: limitsV1(own.limits) }, operators };
}

export function modelTestV1(test: ModelTest): z.input<typeof ModelTestShape> {
  return test satisfies Record<'chat' | 'jsonSchema' | 'streaming' | 'usage', ModelCheck>;
}

export function modelUsageV1(usage: {
  month: TokensUsed & { month: string };
  studies: (TokensUsed & { studyId: string; title: string })[];
  interviews: { interviews: number; average: number; most: number };
  limits: ModelLimits;
}): z.input<typeof ModelUsageShape> {
  return { ...usage, limits: limitsV1(usage.limits) };
}

function limitsV1(limits: ModelLimits) {
  const { tokensPerInterview = null, tokensPerStudy = null, tokensPerMonth = null } = limits;
  return { tokensPerInterview, tokensPerStudy, tokensPerMonth };
}
