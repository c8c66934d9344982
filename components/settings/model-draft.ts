import { dayText } from '@/components/ui/moment';
import type { ModelToSet, OwnModel } from '@/lib/client/models';
import { MOST_TOKENS } from '@/lib/domain/models/organization-model';

/** The key that is kept, one that is typed in its place, or none from now on. */
type KeyDraft =
  | { is: 'kept'; savedAt: string | null; lastFour: string }
  | { is: 'typed'; text: string }
  | { is: 'removed' };

/** The form of a model. */
export interface ModelDraft {
  baseUrl: string;
  model: string;
  apiKey: KeyDraft;
  /** As typed; empty: no limit. */
  tokensPerInterview: string;
  tokensPerStudy: string;
  tokensPerMonth: string;
}

export const MODEL_WORDS: Record<keyof ModelDraft, string> = {
  baseUrl: 'address',
  model: 'model',
  apiKey: 'key',
  tokensPerInterview: 'limit an interview',
  tokensPerStudy: 'limit a study',
  tokensPerMonth: 'limit a month',
};

export const LIMITS = [
  { name: 'tokensPerMonth', label: 'A month' },
  { name: 'tokensPerStudy', label: 'A study' },
  { name: 'tokensPerInterview', label: 'An interview' },
] as const;

export function modelDraftOf(own: OwnModel | null): ModelDraft {
  const { savedAt = null, lastFour = '' } = own?.key ?? {};
  return {
    baseUrl: own?.baseUrl ?? '',
    model: own?.model ?? '',
    apiKey: { is: 'kept', savedAt, lastFour },
    tokensPerInterview: limitText(own?.limits.tokensPerInterview),
    tokensPerStudy: limitText(own?.limits.tokensPerStudy),
    tokensPerMonth: limitText(own?.limits.tokensPerMonth),
  };
}

const limitText = (limit: number | null | undefined) => limit?.toLocaleString('en-GB') ?? '';

/** The request that saves the form. A key’s field that was left empty is no wish to be rid of the one that is kept. */
export function modelRequestOf({ baseUrl, model, apiKey, ...limits }: ModelDraft): ModelToSet {
  const typed = apiKey.is === 'typed' ? apiKey.text.trim() : '';
  return {
    baseUrl: baseUrl.trim(),
    model: model.trim(),
    ...(typed !== '' && { apiKey: typed }),
    ...(apiKey.is === 'removed' && { apiKey: null }),
    limits: {
      tokensPerInterview: limitOf(limits.tokensPerInterview),
      tokensPerStudy: limitOf(limits.tokensPerStudy),
      tokensPerMonth: limitOf(limits.tokensPerMonth),
    },
  };
}

/** Whole, with or without marks between thousands. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[,’'\u00A0\u202F ]\d{3})+)$/;

const limitOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replaceAll(/\D/g, ''));

/** Why the form cannot be saved as it stands. */
export function modelDraftProblem(field: keyof ModelDraft, draft: ModelDraft): string | undefined {
  switch (field) {
    case 'baseUrl':
      return draft.baseUrl.trim() === '' ? 'Enter the address of the endpoint.' : undefined;
    case 'model':
      return draft.model.trim() === '' ? 'Enter the name of the model there.' : undefined;
    case 'apiKey':
      return undefined;
    default:
      return limitProblem(draft[field].trim());
  }
}

function limitProblem(text: string): string | undefined {
  if (text === '') return undefined;
  if (!WHOLE.test(text)) return 'Enter a whole number, such as 5,000, or nothing for no limit.';
  const limit = limitOf(text) ?? 0;
  if (limit < 1) return 'Enter at least 1, or nothing for no limit.';
  return limit > MOST_TOKENS ? `Enter at most ${MOST_TOKENS.toLocaleString('en-GB')}.` : undefined;
}

export function modelDraftWords(field: keyof ModelDraft, draft: ModelDraft): string {
  if (field !== 'apiKey') return draft[field].trim() || (field.startsWith('tokens') ? 'no limit' : 'nothing');
  const { apiKey } = draft;
  if (apiKey.is === 'typed') return 'the key that you typed';
  return apiKey.is === 'removed' || apiKey.savedAt === null
    ? 'no key'
    : keptKeyWords({ savedAt: apiKey.savedAt, lastFour: apiKey.lastFour });
}

export function keptKeyWords({ savedAt, lastFour }: NonNullable<OwnModel['key']>): string {
  return `sealed on ${dayText(savedAt)}${lastFour === '' ? '' : `, ends in ${lastFour}`}`;
}
