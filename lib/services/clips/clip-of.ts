import type { ClipCaptions, ClipCut, ClipLayout, Hidden } from '@/lib/domain/clip/clip';
import type { ListedClip } from '@/lib/store/clips';
import { type Film, type FilmAddress, filmOf } from './film-of';

/** A clip for its readers. */
export interface Clip extends Film {
  id: string;
  title: string;
  responseId: string;
  readableId: number;
  cut: ClipCut;
  layout: ClipLayout;
  captions: ClipCaptions;
  hide: Hidden;
  author: { id: string; name: string } | null;
  createdAt: Date;
  updatedAt: Date;
}

/** `address` as for `filmOf`. */
export function clipOf(row: ListedClip, now: Date, address?: FilmAddress): Clip {
  const { id, title, responseId, readableId, cut, layout, captions, hide, createdAt, updatedAt } = row;
  return {
    ...{ id, title, responseId, readableId, cut, layout, captions, hide, createdAt, updatedAt },
    author: authorOf(row),
    ...filmOf(row, now, address),
  };
}

export function authorOf({
  authorId,
  authorName,
}: {
  authorId: string | null;
  authorName: string | null;
}): { id: string; name: string } | null {
  return authorId === null || authorName === null ? null : { id: authorId, name: authorName };
}
