import { useCallback, useMemo } from 'react';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import type { Mark } from '@/lib/domain/reading/text-pieces';
import { type PlacedWord, placeWords, timeOfPlace, wordAt } from '@/lib/domain/recording/said-words';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import type { Kind } from './said';

const NONE: Mark<Kind>[] = [];

/** Marks the playing words of a row, and lets a click on a word jump to it in the recording. */
export function usePlayedWords({ responseIndex, user }: ReadingRowV1) {
  const playback = usePlayback();
  const segment = usePlaybackState(({ timeline }) =>
    timeline.segments.find(({ row }) => row === responseIndex),
  );
  const words = useMemo<PlacedWord[]>(() => (segment ? placeWords(user, segment) : []), [segment, user]);
  const now = usePlaybackState(({ clockMs, started }) => {
    const isHere = started && segment && segment.startMs <= clockMs && clockMs < segment.endMs;
    return isHere ? wordAt(words, clockMs) : null;
  });
  const marks = useMemo(() => (now ? marksOfPlayed(user, now) : NONE), [now, user]);
  const seekTo = useCallback(
    (place: number) => {
      const ms = timeOfPlace(words, place) ?? words[0]?.fromMs;
      if (ms !== undefined) playback.seek(ms);
    },
    [words, playback],
  );
  return { marks, seekTo: words.length === 0 ? null : seekTo };
}

/** The word, and the sentence around it. */
function marksOfPlayed(text: string, { start, end }: PlacedWord): Mark<Kind>[] {
  const from = Math.max(
    ...['. ', '? ', '! ', '。', '？', '！', '\n'].map((sign) => after(text, sign, start)),
  );
  const rest = /[.?!](?=\s)|[。？！\n]/u.exec(text.slice(end));
  const to = rest ? end + rest.index + 1 : text.length;
  return [
    { start: from, end: to, kind: 'heard' },
    { start, end, kind: 'heard-now' },
  ];
}

/** The offset after the last such sign before a place; 0 when there is none. */
function after(text: string, sign: string, place: number): number {
  const at = place === 0 ? -1 : text.lastIndexOf(sign, place - 1);
  return at < 0 ? 0 : Math.min(place, at + sign.length);
}
