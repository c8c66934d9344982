import type { Statement } from '@/lib/domain/analysis/analysis';
import { givenTags, shownTagsBy, tagKey, tagSourcesOf } from '@/lib/domain/response/shown-tags';
import type { ResponseRow } from '@/lib/store/responses';
import { readStatements } from './read-statements';

/** A tag that a response shows, who gave it, and the rows and passages it is based on (none for a reviewer's). */
export interface ReadTag {
  text: string;
  by: 'analyst' | 'review';
  rows: number[];
  passages: Statement['passages'];
}

export function readTags(
  row: Pick<
    ResponseRow,
    | 'tags'
    | 'themeTags'
    | 'removedTags'
    | 'reviewTags'
    | 'tagSources'
    | 'themeSources'
    | 'statements'
    | 'analyzedAt'
  >,
): ReadTag[] {
  const rowsOf = tagSourcesOf(row);
  const sources = new Map(givenTags(row).map((tag, at) => [tagKey(tag), rowsOf[at] ?? []]));
  const evidence = readStatements(row).tags;
  return shownTagsBy(row).map((tag) => ({
    ...tag,
    rows: [...(sources.get(tagKey(tag.text)) ?? [])],
    passages: evidence.find(({ text }) => tagKey(text) === tagKey(tag.text))?.passages ?? [],
  }));
}
