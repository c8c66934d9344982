import { shownTagsBy, tagKey } from '@/lib/domain/response/shown-tags';
import type { ResponseRow } from '@/lib/store/responses';

/** A tag that a response shows, who gave it, and the rows it is based on (none for a reviewer's). */
export interface ReadTag {
  text: string;
  by: 'analyst' | 'review';
  rows: number[];
}

export function readTags(
  row: Pick<ResponseRow, 'tags' | 'removedTags' | 'reviewTags' | 'tagSources'>,
): ReadTag[] {
  const sources = new Map(row.tags.map((tag, at) => [tagKey(tag), row.tagSources[at] ?? []]));
  return shownTagsBy(row).map((tag) => ({ ...tag, rows: sources.get(tagKey(tag.text)) ?? [] }));
}
