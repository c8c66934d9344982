/** The kinds of follow-ups (a family is never used twice in a row). */
export const FAMILIES = [
  'instance',
  'next',
  'experience',
  'reason',
  'contrast',
  'expectation',
  'word',
  'meaning',
  'who',
  'amount',
  'example',
  'else',
] as const;
export type Family = (typeof FAMILIES)[number];

/** What a family asks for, in words for reviewers. */
export const LOOKS_FOR: Record<Family, string> = {
  instance: 'one concrete occasion',
  next: 'what happened next',
  experience: 'what it was like',
  reason: 'where it comes from',
  contrast: 'what it differs from',
  expectation: 'what had been expected',
  word: 'what the word means to them',
  meaning: 'what they mean by it',
  who: 'the people or the place',
  amount: 'how much, how often or how long',
  example: 'anything concrete',
  else: 'what else belongs to it',
};
