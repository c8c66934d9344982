/** A word of the text. Rules compare `lower`: lower case, straight apostrophes. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** The text between this word and the next one, at most a few characters of it. */
  after: string;
}

/** How many characters of an answer are read: this bounds a decision's time. */
const READ_CHARACTERS = 4_000;

/** A longer string is not a word. */
const LONGEST_WORD = 40;

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in order. */
export function tokensOf(source: string): Token[] {
  const text = source.slice(0, READ_CHARACTERS);
  const found = [...text.matchAll(WORD)];
  return found.map((match, at) => {
    const start = match.index;
    const end = start + match[0].length;
    return {
      text: match[0],
      lower: match[0].slice(0, LONGEST_WORD).toLowerCase().replaceAll('’', "'"),
      start,
      end,
      after: text.slice(end, found[at + 1]?.index ?? text.length),
    };
  });
}

export function lowersOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ lower }) => lower);
}

/** Kept together with the next word: the full stop does not end the sentence. The same for single letters. */
const ABBREVIATIONS = new Set(
  `dr mr mrs ms prof st vs etc e.g i.e approx no nr bzw ca usw evtl ggf inkl vgl str hr fr tel abs m mme mlle av p.ex sr sra srta ud uds dott sig ing dhr mevr bijv enz o.a m.b.v`.split(
    ' ',
  ),
);

/** Whether a sentence ends after this word. */
export function endsSentence(token: Token, next: Token | undefined): boolean {
  if (next === undefined) return true;
  const { after } = token;
  if (/[!?…\n。！？؟।]/u.test(after)) return true;
  if (!after.includes('.')) return false;
  if (after.startsWith('..')) return true;
  // "z. B.", "e.g.", "3.5": no space, one letter, or a known abbreviation.
  if (after === '.' || token.text.length === 1 || ABBREVIATIONS.has(token.lower)) return false;
  return true;
}

/** Whether a sentence ended with a question mark here. */
export function asks(token: Token): boolean {
  return /[?؟？]/u.test(token.after);
}

/** The part of the text from the first word to the last, unchanged. */
export function sliceOf(source: string, tokens: readonly Token[]): string {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? source.slice(first.start, last.end) : '';
}
