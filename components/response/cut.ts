import type { TimedWord } from '@/lib/domain/recording/timed-words';

/** The words of a row that a clip has, from 0, the last one included. */
export interface Cut {
  first: number;
  last: number;
}

/** The words that a passage of the text touches. */
export function cutOf(words: readonly TimedWord[], passage: { start: number; end: number }): Cut {
  const first = words.findIndex(({ end }) => end > passage.start);
  const last = words.findLastIndex(({ start }) => start < passage.end);
  return { first: Math.max(0, first), last: Math.max(0, first, last) };
}

/** The cut with its start or its end at the word whose edge is nearest to a time; it keeps one word at least. */
export function cutAt(words: readonly TimedWord[], cut: Cut, side: 'first' | 'last', ms: number): Cut {
  const edge = (word: TimedWord) => (side === 'first' ? word.fromMs : word.toMs);
  let nearest = 0;
  for (const [at, word] of words.entries())
    if (Math.abs(edge(word) - ms) < Math.abs(edge(words[nearest]!) - ms)) nearest = at;
  return withSide(words, cut, side, nearest);
}

/** The same a number of words further. */
export function cutMoved(words: readonly TimedWord[], cut: Cut, side: 'first' | 'last', by: number): Cut {
  return withSide(words, cut, side, cut[side] + by);
}

function withSide(words: readonly TimedWord[], cut: Cut, side: 'first' | 'last', to: number): Cut {
  return side === 'first'
    ? { ...cut, first: Math.max(0, Math.min(cut.last, to)) }
    : { ...cut, last: Math.max(cut.first, Math.min(words.length - 1, to)) };
}

/** The cut up to the end of the next sentence. */
export function withSentence(words: readonly TimedWord[], text: string, cut: Cut): Cut {
  const ends = ({ start, end }: TimedWord) => /[.!?…。！？؟।]["'”’»)\]]*$/u.test(text.slice(start, end));
  const next = words.findIndex((word, at) => at > cut.last && ends(word));
  return { ...cut, last: next < 0 ? words.length - 1 : next };
}

/** Of a letter under the strip, with its share of the gap before the next word. */
const LETTER_REM = 0.45;
const NARROWEST_REM = 6.5;
const WIDEST_REM = 20;

/** How wide a second is drawn: nearly all words have room before the next one, however fast somebody speaks. */
export function secondRem(words: readonly TimedWord[]): number {
  const needed = words
    .slice(1)
    .map(({ fromMs }, at) => {
      const { start, end, fromMs: began } = words[at]!;
      return ((end - start + 1) * LETTER_REM * 1_000) / Math.max(1, fromMs - began);
    })
    .sort((one, other) => one - other);
  const most = needed[Math.floor(needed.length * 0.9)] ?? NARROWEST_REM;
  return Math.min(WIDEST_REM, Math.max(NARROWEST_REM, most));
}
