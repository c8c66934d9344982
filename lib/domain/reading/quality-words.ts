import type { QualityParts } from '../analysis/analysis';

/** One part of the quality of a response. */
export interface QualityWord {
  part: 'depth' | 'specificity' | 'relevance' | 'effort' | 'consistency';
  /** 0 to 1. */
  value: number;
  /** What the value means, such as "long answers". */
  words: string;
}

/** The lowest value for each wording; the last one applies to all below. */
type Scale = readonly (readonly [number, string])[];

const SCALES: Readonly<Record<QualityWord['part'], Scale>> = {
  depth: [
    [0.75, 'full answers'],
    [0.45, 'answers of middling length'],
    [0, 'short answers'],
  ],
  specificity: [
    [0.7, 'concrete'],
    [0.4, 'partly concrete'],
    [0, 'vague'],
  ],
  relevance: [
    [0.65, 'on topic'],
    [0.35, 'partly on topic'],
    [0, 'off topic'],
  ],
  effort: [
    [0.8, 'with care'],
    [0.5, 'with some care'],
    [0, 'with little care'],
  ],
  consistency: [
    [0.8, 'consistent'],
    [0.5, 'not always consistent'],
    [0, 'inconsistent'],
  ],
};

const SIGNS = new Map([
  ['straight_lining', 'the same column chosen in every row of a table'],
  ['speeding', 'faster than the questions can be read'],
  ['contradiction', 'answers that contradict each other'],
  ['gibberish', 'words that are none'],
  ['abuse', 'abusive language'],
  ['skipped', 'many questions skipped'],
  ['repeated_text', 'the same text more than once'],
  ['pasted_text', 'text that seems pasted'],
]);

/** The parts of the score, and the signs that lowered it, in words. */
export function qualityWords(parts: QualityParts): { parts: QualityWord[]; lowered: string[] } {
  const names = Object.keys(SCALES) as QualityWord['part'][];
  return {
    parts: names.flatMap((part) => {
      const value = parts[part];
      if (value === null) return [];
      const words = SCALES[part].find(([from]) => value >= from)?.[1] ?? '';
      return [{ part, value, words }];
    }),
    // A sign of an external analysis is shown by its own name.
    lowered: parts.signs.map((sign) => SIGNS.get(sign) ?? sign.replaceAll('_', ' ')),
  };
}
