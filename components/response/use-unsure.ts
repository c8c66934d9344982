import { useMemo } from 'react';
import { usePlaybackState } from '@/lib/client/playback';
import { unsurePlaces } from '@/lib/domain/recording/said-words';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import { useDesk } from './reading-desk';

interface Place {
  start: number;
  end: number;
}

const NONE: Place[] = [];

/** Words that a person wrote or mended were read by somebody. */
const isUnread = ({ words }: ReadingRowV1) => words?.by === 'transcriber';

/** The places of an answer that its transcriber was not sure of. */
export function useUnsure(row: ReadingRowV1): Place[] {
  const { responseIndex, user } = row;
  const segment = usePlaybackState(({ timeline }) =>
    timeline.segments.find((one) => one.row === responseIndex),
  );
  const isShown = isUnread(row);
  return useMemo(() => (isShown && segment ? unsurePlaces(user, segment) : NONE), [isShown, user, segment]);
}

/** All such places of the response, and the way to the next one after the current row's. */
export function useUnsurePlaces(): { places: number; answers: number; next: () => void } {
  const { reading, washed, current, jump } = useDesk();
  const segments = usePlaybackState(({ timeline }) => timeline.segments);
  const all = useMemo(
    () =>
      reading.transcript.filter(isUnread).flatMap(({ responseIndex: row, user }) => {
        const segment = segments.find((one) => one.row === row);
        return segment ? unsurePlaces(user, segment).map((place) => ({ row, ...place })) : [];
      }),
    [reading.transcript, segments],
  );
  const next = () => {
    const at = washed.passage?.row === current ? (washed.passage?.passage?.start ?? -1) : -1;
    const row = current ?? -1;
    const place = all.find((one) => one.row > row || (one.row === row && one.start > at)) ?? all[0];
    if (place) jump([place.row], { start: place.start, end: place.end });
  };
  return { places: all.length, answers: new Set(all.map(({ row }) => row)).size, next };
}
