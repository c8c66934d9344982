/** The kinds of follow-ups (a family is never used twice in a row). */
export const FAMILIES = [
  'instance',
  'next',
  'experience',
  'reason',
  'contrast',
  'expectation',
  'word',
  'who',
  'amount',
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
  who: 'the people or the place',
  amount: 'how much, how often or how long',
};

/** The kinds of parts of an answer. */
export type Kind =
  | 'event'
  | 'decision'
  | 'emotion'
  | 'evaluation'
  | 'comparison'
  | 'expectation'
  | 'habit'
  | 'wish'
  | 'claim'
  | 'happening'
  | 'past'
  | 'fragment'
  | 'change'
  | 'depends'
  | 'vague'
  | 'people'
  | 'person'
  | 'thing';

export const KIND_NAMES: Record<Kind, string> = {
  event: 'an event',
  decision: 'a decision',
  emotion: 'a feeling',
  evaluation: 'an evaluation',
  comparison: 'a comparison',
  expectation: 'an expectation',
  habit: 'a habit',
  wish: 'a wish',
  claim: 'a statement',
  happening: 'something that happened',
  past: 'how things were',
  fragment: 'a bare mention',
  change: 'a change',
  depends: 'left open',
  vague: 'a word that can mean many things',
  people: 'people without a name',
  person: 'a person',
  thing: 'something they brought up',
};
