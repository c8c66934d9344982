/**
 * The stored tags of a response: the analyst's, the names of the study's accepted themes that it has evidence for (null
 * before there are any), those that reviewers removed, and those that reviewers added.
 */
export interface KeptTags {
  tags: readonly string[];
  themeTags: readonly string[] | null;
  removedTags: readonly string[];
  reviewTags: readonly string[];
}

/** A response's tags, and who gave them. Tags are equal when their words are, ignoring case and spaces. */
export interface ShownTag {
  text: string;
  by: 'analyst' | 'review';
}

/** The key by which tags are compared: their words without differences in case, spaces and Unicode composition. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A tag in its stored form: single spaces, none at the ends. Empty when nothing is left. */
export function tidyTag(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What the analysis gave it: themes once the study has some, before that the analyst's suggestions (L2). */
export function givenTags({ tags, themeTags }: Pick<KeptTags, 'tags' | 'themeTags'>): readonly string[] {
  return themeTags ?? tags;
}

/** For each of these tags, the response indexes of the rows that it is based on. */
export function tagSourcesOf(
  kept: Pick<KeptTags, 'themeTags'> & {
    tagSources: readonly (readonly number[])[];
    themeSources: readonly (readonly number[])[];
  },
): readonly (readonly number[])[] {
  return kept.themeTags === null ? kept.tagSources : kept.themeSources;
}

/** The given tags that no reviewer removed, then those that reviewers added. Each once. */
export function shownTagsBy(kept: KeptTags): ShownTag[] {
  const { removedTags, reviewTags } = kept;
  const seen = new Set(removedTags.map(tagKey));
  const shown: ShownTag[] = [];
  for (const text of givenTags(kept)) {
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

/**
 * The reviewers' part. The analyst's own tags are never changed, so that the reviewers' changes outlast a new analysis.
 */
export type ReviewedTags = Pick<KeptTags, 'removedTags' | 'reviewTags'>;

/**
 * Adds a reviewer's tag. A tag that the analyst gave as well is only no longer marked as removed. Returns the same
 * object when nothing changes.
 */
export function withTag<K extends KeptTags>(kept: K, tag: string): K | (K & ReviewedTags) {
  const text = tidyTag(tag);
  const key = tagKey(text);
  if (key === '' || shownTags(kept).some((shown) => tagKey(shown) === key)) return kept;
  if (givenTags(kept).some((given) => tagKey(given) === key)) {
    return { ...kept, removedTags: kept.removedTags.filter((removed) => tagKey(removed) !== key) };
  }
  return { ...kept, reviewTags: [...kept.reviewTags, text] };
}

/**
 * Removes a tag. A removed tag of the analyst's is remembered, so that a later analysis does not add it again. Returns
 * the same object when nothing changes.
 */
export function withoutTag<K extends KeptTags>(kept: K, tag: string): K | (K & ReviewedTags) {
  const key = tagKey(tag);
  const shown = shownTags(kept).find((text) => tagKey(text) === key);
  if (shown === undefined) return kept;
  const reviewTags = kept.reviewTags.filter((given) => tagKey(given) !== key);
  const removed = kept.removedTags.some((gone) => tagKey(gone) === key);
  const analysts = givenTags(kept).some((given) => tagKey(given) === key);
  return {
    ...kept,
    reviewTags,
    removedTags: analysts && !removed ? [...kept.removedTags, shown] : [...kept.removedTags],
  };
}
