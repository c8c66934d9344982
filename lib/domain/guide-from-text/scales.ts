import { CUES } from './cues';

const WORDS = {
  agree: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'],
  important: ['Not at all important', 'Slightly', 'Moderately', 'Very', 'Extremely important'],
  satisfied: ['Very dissatisfied', 'Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied'],
  likely: ['Very unlikely', 'Unlikely', 'Neither', 'Likely', 'Very likely'],
  rate: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
};

/** The usual answers to a rating that names none, by what it asks for. */
export function usualScale(text: string): string[] {
  for (const kind of ['agree', 'important', 'satisfied', 'likely'] as const)
    if (CUES[kind].test(text)) return WORDS[kind];
  return WORDS.rate;
}

const TO = '(?:-|–|—|to|bis|à|a|tot|until|through|and)';
const RANGE = new RegExp(
  `(?<![\\p{L}\\d€$£.,<>])(?<from>[01])\\s?(?:\\((?<low>[^()]{1,60})\\)|=\\s?(?<lowIs>[^,;()]{1,60}?))?\\s?,?\\s?${TO}\\s?(?<to>\\d{1,2})(?![\\d.,]*\\d)\\s?(?:\\((?<high>[^()]{1,60})\\))?`,
  'iu',
);
const ENDS =
  /(?<from>[01])\s?[=:]\s?(?<low>[^,;()=]{1,60}?)[,;]?\s+(?:(?:and|to|und|et|…|\.{3}|-|–)\s+)?(?<to>\d{1,2})\s?[=:]\s?(?<high>[^,;()=]{1,60})/iu;
/** "1 very difficult – 5 very easy". */
const SAID =
  /(?<![\d.,])(?<from>[01])\s+(?<low>\p{L}[^,;()=\d]{1,40}?)\s*(?:-|–|—|,|;|\/|\bto\b|\bbis\b)\s*(?<to>\d{1,2})\s+(?<high>\p{L}[^,;()=\d]{1,40})/iu;
const STARS =
  /\b(?:out of|of|von|sur) (?<to>5|7|10)(?: stars?| points?)?\b|\b(?<stars>[357]|10)[- ]?(?:point|stars?|stufig)/iu;

/** The steps of a scale in numbers that a text names, the ends with their words; null when it names none. */
export function numberScale(text: string): { steps: string[]; found: string } | null {
  const ends = ENDS.exec(text) ?? SAID.exec(text);
  if (ends?.groups)
    return stepsOf(ends[0], ends.groups.from, ends.groups.to, ends.groups.low, ends.groups.high);
  const range = RANGE.exec(text);
  if (range?.groups) {
    const { from, to, low, lowIs, high } = range.groups;
    const scale = stepsOf(range[0], from, to, low ?? lowIs, high);
    if (scale) return scale;
  }
  const stars = STARS.exec(text);
  const to = stars?.groups?.to ?? stars?.groups?.stars;
  return stars && to !== undefined ? stepsOf(stars[0], '1', to, undefined, undefined) : null;
}

function stepsOf(
  found: string,
  from: string | undefined,
  to: string | undefined,
  low: string | undefined,
  high: string | undefined,
): { steps: string[]; found: string } | null {
  const [first, last] = [Number(from), Number(to)];
  if (!(last - first >= 2 && last <= 10)) return null;
  const steps = Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`);
  const tidy = (words: string) => words.replace(/^["“„]|["”“]$/g, '').trim();
  if (low !== undefined) steps[0] = `${first}: ${tidy(low)}`;
  if (high !== undefined) steps[steps.length - 1] = `${last}: ${tidy(high)}`;
  return { steps, found };
}
