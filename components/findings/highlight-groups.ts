import type { HighlightV1 } from '@/lib/wire/v1/highlight';

export const GROUPINGS = ['none', 'person', 'question', 'tag', 'author'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Highlights with what they have in common, in the order in which that first comes; without a title where nothing is put together. */
export interface HighlightGroup {
  title: string | null;
  members: { highlight: HighlightV1; at: number }[];
}

/** `at` is the place in what is shown, from 0: the keyboard goes through the groups as they stand. */
export function groupsOf(highlights: readonly HighlightV1[], by: Grouping): HighlightGroup[] {
  const groups = new Map<string | null, HighlightV1[]>();
  for (const highlight of highlights) {
    const title = titleOf(highlight, by);
    groups.set(title, [...(groups.get(title) ?? []), highlight]);
  }
  let at = 0;
  return [...groups].map(([title, members]) => ({
    title,
    members: members.map((highlight) => ({ highlight, at: at++ })),
  }));
}

function titleOf({ readableId, questionNumber, tag, author }: HighlightV1, by: Grouping): string | null {
  switch (by) {
    case 'none':
      return null;
    case 'person':
      return `No. ${readableId}`;
    case 'question':
      return questionNumber === null ? 'No longer asked' : `Question ${questionNumber}`;
    case 'tag':
      return tag ?? 'Without a tag';
    case 'author':
      return author?.name ?? 'Somebody who left';
  }
}
