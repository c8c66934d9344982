import type { Lexicon } from './lexicon';

/** A piece of a text, without space around it: `text` is `source.slice(start, end)`. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** Ends of sentences in Latin, Greek, Cyrillic, Arabic, Devanagari and East Asian writing; a line break is one too. */
const END = /[.!?…]+["'”’»)\]]*(?=\s|$)|[。！？｡]+[」』”）]*|[؟।۔]+|\n+/gu;

/** The sentences of a text in order. "z.B." and "Dr." do not end one. */
export function sentencesOf(text: string, lexicon: Lexicon): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const to = match.index + match[0].length;
    if (match[0] === '.' && endsInAbbreviation(text, from, match.index, lexicon)) continue;
    pushTrimmed(spans, text, from, to);
    from = to;
  }
  pushTrimmed(spans, text, from, text.length);
  return spans;
}

const LONGEST_ABBREVIATION = 10;

function endsInAbbreviation(text: string, from: number, at: number, lexicon: Lexicon): boolean {
  const before = text.slice(Math.max(from, at - LONGEST_ABBREVIATION), at);
  const token = before.slice(before.search(/\S*$/)).toLowerCase();
  if (lexicon.abbreviations.has(token)) return true;
  if (/^\p{L}(\.\p{L})+$/u.test(token)) return true;
  // Ordinals: "am 3. Mai".
  return lexicon.language === 'de' && /^\d{1,2}$/.test(token);
}

/** Adds the piece without surrounding space; nothing when it is blank. */
export function pushTrimmed(spans: Span[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const start = from + (piece.length - piece.trimStart().length);
  spans.push({ text: trimmed, start, end: start + trimmed.length });
}
