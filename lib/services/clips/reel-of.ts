import type { ClipCaptions, Hidden } from '@/lib/domain/clip/clip';
import type { ListedReel } from '@/lib/store/reels';
import { authorOf } from './clip-of';
import { type Film, type FilmAddress, filmOf } from './film-of';

/** A card before the clip at the place `before`, or at the end. */
export interface TitleCard {
  before: number;
  text: string;
  seconds: number;
}

/** A clip as it stands in a reel. */
export interface ReelClip {
  id: string;
  title: string;
  responseId: string;
  readableId: number;
  durationSeconds: number;
}

/** A reel for its readers. */
export interface Reel extends Film {
  id: string;
  title: string;
  clips: ReelClip[];
  titleCards: TitleCard[];
  captions: ClipCaptions;
  hide: Hidden;
  /** Of all its clips and cards. */
  plannedSeconds: number;
  removedClips: number;
  author: { id: string; name: string } | null;
  createdAt: Date;
  updatedAt: Date;
}

/** `address` as for `filmOf`. */
export function reelOf(row: ListedReel, now: Date, address?: FilmAddress): Reel {
  const { id, title, captions, hide, removedClips, createdAt, updatedAt } = row;
  const clips: ReelClip[] = [];
  const titleCards: TitleCard[] = [];
  for (const item of row.items) {
    if (item.kind === 'card')
      titleCards.push({ before: clips.length, text: item.text, seconds: item.ms / 1_000 });
    else
      clips.push({
        ...{ id: item.clipId, title: item.title, responseId: item.responseId, readableId: item.readableId },
        durationSeconds: (item.cut.endMs - item.cut.startMs) / 1_000,
      });
  }
  const seconds = [...clips.map((clip) => clip.durationSeconds), ...titleCards.map((card) => card.seconds)];
  return {
    ...{ id, title, clips, titleCards, captions, hide, removedClips, createdAt, updatedAt },
    plannedSeconds: seconds.reduce((sum, one) => sum + one, 0),
    author: authorOf(row),
    ...filmOf(row, now, address),
  };
}
