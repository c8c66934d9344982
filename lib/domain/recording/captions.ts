import type { SpokenWord } from './processed';
import { type PlacedWord, placeWords } from './said-words';
import type { Segment, TimedRecording, Timeline } from './timeline';

/** One or two lines of a caption, on the interview's clock. */
export interface Cue {
  row: number;
  startMs: number;
  endMs: number;
  text: string;
}

export const CAPTION_FORMATS = ['srt', 'vtt'] as const;
export type CaptionFormat = (typeof CAPTION_FORMATS)[number];

type Spoken = TimedRecording & { speech: { words: readonly SpokenWord[] } };

/** The limits of a caption's size and time. */
const LINE = 42;
const MOST = 2 * LINE;
const LONGEST_MS = 6_000;
const PAUSE_MS = 700;
/** A cue of this length ends at the end of a sentence. */
const ENOUGH = 20;
const LINGER_MS = 400;

/**
 * Captions of the whole interview: by the times of the words where they are known, else spread evenly over the answer.
 */
export function captionCues<R extends Spoken>(timeline: Timeline<R>, textOf: (row: number) => string): Cue[] {
  return timeline.segments.flatMap((segment) => {
    const text = textOf(segment.row);
    const words = placeWords(text, segment);
    const cues = words.length > 0 ? cuesOfWords(text, words, segment) : spreadCues(text, segment);
    return cues.filter((cue) => cue.text !== '' && cue.endMs > cue.startMs);
  });
}

/** Cues of words with times; they are places in `text`. */
export function cuesOfWords(
  text: string,
  words: readonly PlacedWord[],
  segment: Pick<Segment<unknown>, 'row' | 'endMs'>,
): Cue[] {
  const groups: PlacedWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && fits(text, group, word)) group.push(word);
    else groups.push([word]);
  }
  return groups.map((group, at) => {
    const next = groups[at + 1]?.[0];
    const first = group[0]!;
    const from = at === 0 ? 0 : first.start;
    return {
      row: segment.row,
      startMs: first.fromMs,
      endMs: Math.min(group.at(-1)!.toMs + LINGER_MS, next?.fromMs ?? segment.endMs),
      text: plain(text.slice(from, next?.start ?? text.length)),
    };
  });
}

function fits(text: string, group: readonly PlacedWord[], word: PlacedWord): boolean {
  const first = group[0]!;
  const last = group.at(-1)!;
  const between = text.slice(last.end, word.start);
  const length = word.end - first.start;
  return (
    length <= MOST &&
    word.toMs - first.fromMs <= LONGEST_MS &&
    word.fromMs - last.toMs < PAUSE_MS &&
    !(/[.!?…。！？]/u.test(between) && last.end - first.start >= ENOUGH)
  );
}

function spreadCues(text: string, { row, startMs, endMs }: Segment<unknown>): Cue[] {
  const pieces = piecesOf(plain(text));
  const whole = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let said = 0;
  return pieces.map((piece) => {
    const at = (length: number) => Math.round(startMs + (length / whole) * (endMs - startMs));
    const cue = { row, startMs: at(said), endMs: at(said + piece.length), text: piece };
    said += piece.length;
    return cue;
  });
}

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Cut at spaces, and within a word only when it is longer than a line. */
function cut(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (const word of text.split(' ').flatMap((long) => hardCut(long, most))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) pieces[pieces.length - 1] += ` ${word}`;
    else pieces.push(word);
  }
  return pieces.filter((piece) => piece !== '');
}

function hardCut(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const signs = [...word];
  // By code points, each of which may be two units.
  const size = Math.floor(most / 2);
  return Array.from({ length: Math.ceil(signs.length / size) }, (_, at) =>
    signs.slice(at * size, (at + 1) * size).join(''),
  );
}

const piecesOf = (text: string) => cut(text, MOST);

/** The caption file in a format: cues with wrapped lines. */
export function captionFile(cues: readonly Cue[], format: CaptionFormat): string {
  const lines = (text: string) => cut(text, LINE).join('\n');
  if (format === 'srt')
    return cues
      .map(
        ({ startMs, endMs, text }, at) =>
          `${at + 1}\n${stamp(startMs, ',')} --> ${stamp(endMs, ',')}\n${lines(text)}\n\n`,
      )
      .join('');
  return `WEBVTT\n\n${cues
    .map(
      ({ startMs, endMs, text }) =>
        `${stamp(startMs, '.')} --> ${stamp(endMs, '.')}\n${escaped(lines(text))}\n\n`,
    )
    .join('')}`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function stamp(ms: number, point: ',' | '.'): string {
  const whole = Math.round(ms);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const seconds = Math.floor(whole / 1_000);
  return `${part(Math.floor(seconds / 3_600), 2)}:${part(Math.floor(seconds / 60) % 60, 2)}:${part(seconds % 60, 2)}${point}${part(whole % 1_000, 3)}`;
}
