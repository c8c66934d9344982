import { foldWord } from '../text/fold-word';
import { OPTION_WORDS, type OptionWords } from './option-words';

export interface SaidOption {
  id: string;
  text: string;
}

export interface SaidAbout {
  /** The options in the order in which they are shown. */
  options: readonly SaidOption[];
  /** A code of the interview's language, for example `de-CH`; without words of its own, labels alone are matched. */
  language: string;
  /** How many may be chosen. */
  most: number;
}

/** Who speaks for longer says something else. In words. */
const LONGEST = 40;

/**
 * The options that somebody named aloud (K9), by label or part of it, place ("the second one"), letter, number on a
 * scale, yes or no; their ids in the order of the question. Empty where it is not certain which: nothing is guessed,
 * and nothing that was denied is taken. Pure.
 */
export function matchSaid(said: string, { options, language, most }: SaidAbout): string[] {
  const words = OPTION_WORDS[language.toLowerCase().split('-')[0]!] ?? NO_WORDS;
  const vocabulary = vocabularyOf(words);
  const spoken = inDigits(withoutScale(tokensOf(said.slice(0, 2_000)), words), vocabulary);
  if (spoken.length === 0 || spoken.length > LONGEST) return [];
  const labels = options.map(({ text }) => inDigits(tokensOf(text), vocabulary));
  const { found, rest } = wholeLabels(spoken, labels);
  if (rest.some((one) => vocabulary.denying.has(one))) return [];
  const others = contentOf(rest, vocabulary);
  // "No, milk" takes something back.
  if (found.size > 0 && others.some((one) => vocabulary.no.has(one))) return [];
  for (const at of placesIn(rest, { vocabulary, labels, alone: found.size === 0 })) found.add(at);
  if (found.size === 0) {
    const at = partOfLabel(others, labels) ?? answerOf(others, labels, vocabulary);
    if (at !== null) found.add(at);
  }
  if (found.size === 0 || found.size > most) return [];
  return options.flatMap(({ id }, at) => (found.has(at) ? [id] : []));
}

const NO_WORDS: OptionWords = {
  ...{ numbers: [], ordinals: [], last: '', place: '', yes: '', no: '', denying: '', around: '', outOf: [] },
};

interface Vocabulary {
  /** Digits, by word. */
  numbers: ReadonlyMap<string, string>;
  ordinals: ReadonlyMap<string, number>;
  last: ReadonlySet<string>;
  place: ReadonlySet<string>;
  yes: ReadonlySet<string>;
  no: ReadonlySet<string>;
  denying: ReadonlySet<string>;
  around: ReadonlySet<string>;
}

const setOf = (list: string) => new Set(list.split(' ').filter(Boolean));

function vocabularyOf(words: OptionWords): Vocabulary {
  const numbers = new Map(
    words.numbers.flatMap((forms, n) => forms.split(' ').map((form) => [form, `${n}`] as const)),
  );
  return {
    numbers,
    ordinals: new Map(
      words.ordinals.flatMap((forms, at) => forms.split(' ').map((form) => [form, at] as const)),
    ),
    last: setOf(words.last),
    place: setOf(words.place),
    yes: setOf(words.yes),
    no: setOf(words.no),
    denying: setOf(words.denying),
    around: setOf(words.around),
  };
}

function tokensOf(text: string): string[] {
  // "Don't" is one word, "l'ultima" two.
  return (text.replace(/['’](?=(?:t|s|m|d|ll|re|ve)\b)/giu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map(foldWord)
    .filter(Boolean);
}

/** Numbers in digits. A word that is an article as well ("a seven", "the second one") is a number only by itself. */
function inDigits(tokens: readonly string[], { numbers, ordinals, last, around }: Vocabulary): string[] {
  const isPlace = (one: string) => ordinals.has(one) || last.has(one) || /^\d+$/.test(one);
  const counted = tokens.some((one) => isPlace(one) || (numbers.has(one) && !around.has(one)));
  return tokens.map((one) => (counted && around.has(one) ? one : (numbers.get(one) ?? one)));
}

/** What says something of a choice. Beside it, one is an article. */
function contentOf(rest: readonly string[], { around }: Vocabulary): string[] {
  const others = rest.filter((one) => !around.has(one));
  const beside = others.filter((one) => one !== '1');
  return beside.length > 0 ? beside : others;
}

/** "Seven out of ten" is seven. */
function withoutScale(tokens: string[], { outOf, numbers }: OptionWords): string[] {
  const known = new Set(numbers.flatMap((forms) => forms.split(' ')));
  const isNumber = (one: string | undefined) => one !== undefined && (/^\d+$/.test(one) || known.has(one));
  for (const [at, one] of tokens.entries()) {
    if (!isNumber(one)) continue;
    for (const between of outOf.map((some) => some.split(' '))) {
      const end = at + 1 + between.length;
      if (between.every((word, nth) => tokens[at + 1 + nth] === word) && isNumber(tokens[end]))
        return [...tokens.slice(0, at + 1), ...tokens.slice(end + 1)];
    }
  }
  return tokens;
}

/** The options whose whole label was said, the longest labels first, and what was said besides. */
function wholeLabels(
  spoken: readonly string[],
  labels: readonly string[][],
): { found: Set<number>; rest: string[] } {
  const taken = spoken.map(() => false);
  const found = new Set<number>();
  const byLength = labels.map((_, at) => at).sort((a, b) => labels[b]!.length - labels[a]!.length);
  for (const at of byLength) {
    const label = labels[at]!;
    if (label.length === 0) continue;
    for (let from = 0; from + label.length <= spoken.length; from += 1) {
      const free = label.every((token, nth) => !taken[from + nth] && spoken[from + nth] === token);
      if (!free) continue;
      for (let nth = 0; nth < label.length; nth += 1) taken[from + nth] = true;
      found.add(at);
    }
  }
  return { found, rest: spoken.filter((_, at) => !taken[at]) };
}

/** "The second one", "the last", "number three", "B", and three alone; `alone`: no label was said. */
function placesIn(
  rest: readonly string[],
  { vocabulary, labels, alone }: { vocabulary: Vocabulary; labels: readonly string[][]; alone: boolean },
): number[] {
  const inLabels = new Set(labels.flat());
  // On a scale "the third" may be the number or the place.
  const isScale = labels.filter((label) => label.some((token) => /^\d+$/.test(token))).length > 1;
  const ordinals = rest.flatMap((one) => {
    if (inLabels.has(one) || isScale) return [];
    const at = vocabulary.last.has(one) ? labels.length - 1 : vocabulary.ordinals.get(one);
    return at === undefined || at >= labels.length ? [] : [at];
  });
  if (ordinals.length > 0 || !alone) return ordinals;
  const named = rest.flatMap((one, at) => {
    const place = Number(rest[at + 1] ?? '') - 1;
    return vocabulary.place.has(one) && !isScale && place >= 0 && place < labels.length ? [place] : [];
  });
  if (named.length > 0) return named;
  const others = contentOf(rest, vocabulary);
  // A letter may be a small word: "a".
  const [only] = others.length === 1 ? others : rest.length === 1 ? rest : [];
  if (only === undefined || inLabels.has(only)) return [];
  const at = /^\d+$/.test(only)
    ? isScale
      ? -1
      : Number(only) - 1
    : /^[a-z]$/.test(only)
      ? only.charCodeAt(0) - 'a'.charCodeAt(0)
      : -1;
  return at >= 0 && at < labels.length ? [at] : [];
}

/** The only option whose label has everything that was said. */
function partOfLabel(others: readonly string[], labels: readonly string[][]): number | null {
  if (others.length === 0) return null;
  const fitting = labels.flatMap((label, at) => (others.every((one) => label.includes(one)) ? [at] : []));
  return fitting.length === 1 ? fitting[0]! : null;
}

/** The only option that begins with yes, or with no. */
function answerOf(
  others: readonly string[],
  labels: readonly string[][],
  { yes, no }: Vocabulary,
): number | null {
  const meant = [yes, no].filter((some) => others.some((one) => some.has(one)));
  if (meant.length !== 1 || !others.every((one) => meant[0]!.has(one))) return null;
  const fitting = labels.flatMap(([first = ''], at) => (meant[0]!.has(first) ? [at] : []));
  return fitting.length === 1 ? fitting[0]! : null;
}
