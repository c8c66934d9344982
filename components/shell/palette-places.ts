import { HELP_TOPICS } from '@/lib/client/help-topics';

/** A section of a page that people search for by its function. */
export interface PlaceEntry {
  href: string;
  label: string;
  /** Also found by these words. */
  words: string;
}

export const SETTINGS: readonly PlaceEntry[] = [
  {
    href: '/account',
    label: 'Change your password',
    words: 'account name sign out profile settings second factor two-factor code devices sessions',
  },
  { href: '/members', label: 'Invite somebody', words: 'members people team role permission settings' },
  { href: '/organisation', label: 'Rename the organisation', words: 'name settings' },
  {
    href: '/organisation/models',
    label: 'Set a language model',
    words: 'llm ai tokens limit endpoint follow-ups organisation settings',
  },
  {
    href: '/organisation/webhooks',
    label: 'Tell other tools what happens',
    words: 'webhooks events address secret messages organisation settings',
  },
  {
    href: '/organisation/notifications',
    label: 'Choose what you are told',
    words: 'notifications mail digest slack channel chat alerts organisation settings',
  },
  {
    href: '/organisation/audit',
    label: 'See who did what',
    words: 'audit log history security changes recordings exports organisation settings',
  },
  {
    href: '/organisation/people',
    label: 'Find or erase a person’s data',
    words: 'people participant gdpr privacy erase delete export access organisation settings',
  },
  { href: '/wallets', label: 'Credits and their ledger', words: 'money balance billing usage hold settings' },
  { href: '/keys', label: 'Make an API key', words: 'token credentials integration settings' },
];

export const HELP: readonly PlaceEntry[] = [
  ...HELP_TOPICS.map(({ id, title, words }) => ({
    href: `/help/${id}`,
    label: title,
    words: `help how ${words}`,
  })),
  { href: '/docs/getting-started', label: 'First request to the API', words: 'help curl example start' },
  { href: '/docs/authentication', label: 'How a program signs in', words: 'help api key header token' },
  {
    href: '/docs/guide-language',
    label: 'How a study guide is written',
    words: 'help question types rules json',
  },
  { href: '/docs/errors', label: 'What refusals mean', words: 'help error code status' },
];
