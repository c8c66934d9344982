/** How scripted participants answer (N6). */
export const MANNERS = [
  'terse',
  'rich',
  'rambling',
  'unsure',
  'contradicting',
  'hostile',
  'other_language',
] as const;
export type Manner = (typeof MANNERS)[number];

/** What a manner is called, and what it does, for readers. */
export const MANNER_WORDS: Record<Manner, { name: string; does: string }> = {
  terse: { name: 'Terse', does: 'Three words at most' },
  rich: { name: 'Full', does: 'Tells what happened, when and with whom' },
  rambling: { name: 'Rambling', does: 'Ninety words and two stories' },
  unsure: { name: '“I don’t know”', does: 'To every second question; skips some' },
  contradicting: { name: 'Contradicts', does: 'Says one thing, then its opposite' },
  hostile: { name: 'Hostile', does: 'Swears, gives orders, skips' },
  other_language: { name: 'In another language', does: 'Answers in another language than the study asks' },
};
