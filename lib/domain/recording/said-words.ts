import type { SpokenWord } from './processed';
import type { Clip, Segment } from './timeline';

/** A word in a row's text, in UTF-16 units, and on the interview's clock. */
export interface PlacedWord {
  start: number;
  end: number;
  fromMs: number;
  toMs: number;
  /** Whether the transcriber was not sure of it. */
  unsure?: true;
}

interface Spoken {
  speech: { words: readonly SpokenWord[] };
}

/** How many words ahead a match is searched for: a corrected text must not shift the times of all later words. */
const REACH = 60;

/** The words of an answer that have times, matched with its text. Words that are not found have no place. */
export function placeWords<R extends Spoken>(text: string, segment: Segment<R>): PlacedWord[] {
  const folded = fold(text);
  let from = 0;
  return timedWords(segment).flatMap(({ word, startMs, endMs, unsure }) => {
    const start = findWord(folded, fold(word), from);
    if (start < 0) return [];
    from = start + word.length;
    return [{ start, end: from, fromMs: startMs, toMs: endMs, ...(unsure && { unsure }) }];
  });
}

/** The places of a text that the transcriber was not sure of; words of it in a row are one place. */
export function unsurePlaces<R extends Spoken>(
  text: string,
  segment: Segment<R>,
): { start: number; end: number }[] {
  const places: { start: number; end: number; isUnsure: boolean }[] = [];
  for (const { start, end, unsure } of placeWords(text, segment)) {
    const last = places.at(-1);
    const isUnsure = unsure === true;
    if (isUnsure && last?.isUnsure) last.end = end;
    else places.push({ start, end, isUnsure });
  }
  return places.flatMap(({ start, end, isUnsure }) => (isUnsure ? [{ start, end }] : []));
}

/** On the interview's clock, in order. */
function timedWords<R extends Spoken>({ voice, screen }: Segment<R>): SpokenWord[] {
  const clips = voice.length > 0 ? voice : screen;
  return clips.flatMap((clip) => clip.recording.speech.words.flatMap((word) => wordsInClip(word, clip)));
}

function wordsInClip({ word, startMs, endMs, unsure }: SpokenWord, clip: Clip<unknown>): SpokenWord[] {
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
  const start = clip.startMs + startMs;
  if (bare === '' || start >= clip.endMs) return [];
  const until = Math.min(clip.endMs, clip.startMs + endMs);
  return [{ word: bare, startMs: start, endMs: until, ...(unsure && { unsure }) }];
}

/** Places are offsets in the text itself: a folding that changes its length is not used. */
function fold(text: string): string {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text;
}

function findWord(text: string, word: string, from: number): number {
  const area = text.slice(0, from + REACH + word.length);
  for (let at = area.indexOf(word, from); at >= 0; at = area.indexOf(word, at + 1)) {
    if (!joins(text[at - 1], word[0]) && !joins(text[at + word.length], word.at(-1))) return at;
  }
  return -1;
}

/** Whether two neighbouring characters belong to one word. Scripts without spaces have no such borders. */
function joins(outside: string | undefined, inside: string | undefined): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{2}$/u.test(
    `${outside ?? ''}${inside ?? ''}`,
  );
}

/** The word that is being spoken: its end is extended to the next one over short pauses. */
export function wordAt(words: readonly PlacedWord[], ms: number): PlacedWord | null {
  const at = words.findLastIndex(({ fromMs }) => fromMs <= ms);
  const word = words[at];
  if (!word) return null;
  const until = Math.min(word.toMs + BREATH_MS, words[at + 1]?.fromMs ?? Number.POSITIVE_INFINITY);
  return ms < Math.max(word.toMs, until) ? word : null;
}

const BREATH_MS = 600;

/** When the words at a place of the text are spoken; null before the first one with a time. */
export function timeOfPlace(words: readonly PlacedWord[], place: number): number | null {
  return words.findLast(({ start }) => start <= place)?.fromMs ?? null;
}
