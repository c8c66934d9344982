import type { ClipV1 } from '@/lib/wire/v1/clip';
import type { ReelV1 } from '@/lib/wire/v1/reel';

/** A clip or a card of a reel that is being made. `key` stays with it wherever it is moved. */
export type ReelPart =
  | { key: string; kind: 'clip'; clipId: string; title: string; about: string; seconds: number }
  | { key: string; kind: 'card'; text: string; seconds: number };

const CARD_SECONDS = 3;
let keys = 0;
const newKey = () => `part-${++keys}`;

export const clipPart = ({ id, title, readableId, fromSeconds, toSeconds }: ClipV1): ReelPart => ({
  ...{ key: newKey(), kind: 'clip', clipId: id, title, about: `No. ${readableId}` },
  seconds: toSeconds - fromSeconds,
});

export const cardPart = (): ReelPart => ({ key: newKey(), kind: 'card', text: '', seconds: CARD_SECONDS });

/** The parts of a reel as it was made, cards before the clips that they stand before. */
export function partsOf({ clips, titleCards }: Pick<ReelV1, 'clips' | 'titleCards'>): ReelPart[] {
  const cardsBefore = (place: number): ReelPart[] =>
    titleCards
      .filter(({ before }) => before === place)
      .map(({ text, seconds }) => ({ key: newKey(), kind: 'card', text, seconds }));
  const parts = clips.flatMap((clip, place): ReelPart[] => [
    ...cardsBefore(place),
    {
      ...{ key: newKey(), kind: 'clip', clipId: clip.id, title: clip.title },
      ...{ about: `No. ${clip.readableId}`, seconds: clip.durationSeconds },
    },
  ]);
  return [...parts, ...cardsBefore(clips.length)];
}

/** What the API takes: clips in order, and cards by the clip that they stand before. Cards without words are left out. */
export function sentParts(parts: readonly ReelPart[]) {
  const clips: string[] = [];
  const titleCards: { before: number; text: string; seconds: number }[] = [];
  for (const part of parts) {
    if (part.kind === 'clip') clips.push(part.clipId);
    else if (part.text.trim() !== '')
      titleCards.push({ before: clips.length, text: part.text.trim(), seconds: part.seconds });
  }
  return { clips, titleCards };
}

/** The part before the place `to`, as places are now. */
export function movedPart(parts: readonly ReelPart[], key: string, to: number): readonly ReelPart[] {
  const from = parts.findIndex((part) => part.key === key);
  const moved = parts[from];
  const place = Math.max(0, Math.min(parts.length - 1, to > from ? to - 1 : to));
  if (!moved || place === from) return parts;
  return parts.toSpliced(from, 1).toSpliced(place, 0, moved);
}

export const lengthOf = (parts: readonly ReelPart[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'card' && part.text.trim() === '' ? 0 : part.seconds), 0);
