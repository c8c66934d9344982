/** The tags of a response as they are kept: what the analyst gave, and what reviewers took away and gave. */
export interface KeptTags {
  tags: readonly string[];
  removedTags: readonly string[];
  reviewTags: readonly string[];
}

/** Which tags a response has, and who gave them. Tags are the same when they read the same, case and spaces aside. */
export interface ShownTag {
  text: string;
  by: 'analyst' | 'review';
}

/** What makes two tags one: their words, case, spaces and composition of letters aside. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A tag as it is kept: single spaces, none at the ends. Empty when nothing is left. */
export function tidyTag(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The analyst's tags that nobody took away, then those that reviewers gave. Each once. */
export function shownTagsBy({ tags, removedTags, reviewTags }: KeptTags): ShownTag[] {
  const seen = new Set(removedTags.map(tagKey));
  const shown: ShownTag[] = [];
  for (const text of tags) {
    if (seen.has(tagKey(text))) continue;
    seen.add(tagKey(text));
    shown.push({ text, by: 'analyst' });
  }
  const given = new Set(shown.map(({ text }) => tagKey(text)));
  for (const text of reviewTags) {
    if (given.has(tagKey(text))) continue;
    given.add(tagKey(text));
    shown.push({ text, by: 'review' });
  }
  return shown;
}

/** The tags that readers see (specification, `tags`). */
export function shownTags(kept: KeptTags): string[] {
  return shownTagsBy(kept).map(({ text }) => text);
}

/** The reviewers' part of it; the analyst's own tags are never rewritten, so a new analysis keeps what they did. */
export type ReviewedTags = Pick<KeptTags, 'removedTags' | 'reviewTags'>;

/** After a reviewer gave a tag. One that the analyst gave too is only no longer taken away. The same object when nothing changes. */
export function withTag<K extends KeptTags>(kept: K, tag: string): K | (K & ReviewedTags) {
  const text = tidyTag(tag);
  const key = tagKey(text);
  if (key === '' || shownTags(kept).some((shown) => tagKey(shown) === key)) return kept;
  if (kept.tags.some((given) => tagKey(given) === key)) {
    return { ...kept, removedTags: kept.removedTags.filter((removed) => tagKey(removed) !== key) };
  }
  return { ...kept, reviewTags: [...kept.reviewTags, text] };
}

/**
 * After a reviewer took a tag away. A tag of the analyst's is remembered as taken away, also so that a later analysis
 * does not bring it back. The same object when nothing changes.
 */
export function withoutTag<K extends KeptTags>(kept: K, tag: string): K | (K & ReviewedTags) {
  const key = tagKey(tag);
  const shown = shownTags(kept).find((text) => tagKey(text) === key);
  if (shown === undefined) return kept;
  const reviewTags = kept.reviewTags.filter((given) => tagKey(given) !== key);
  const removed = kept.removedTags.some((gone) => tagKey(gone) === key);
  const analysts = kept.tags.some((given) => tagKey(given) === key);
  return {
    ...kept,
    reviewTags,
    removedTags: analysts && !removed ? [...kept.removedTags, shown] : [...kept.removedTags],
  };
}
