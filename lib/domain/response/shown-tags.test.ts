import { expect, it } from 'vitest';
import { type KeptTags, shownTags, shownTagsBy, withoutTag, withTag } from './shown-tags';

const kept = (tags: string[], removedTags: string[] = [], reviewTags: string[] = []): KeptTags => ({
  tags,
  removedTags,
  reviewTags,
  themeTags: null,
});

it('shows what the analyst gave and nobody took away, then what reviewers gave', () => {
  expect(shownTags(kept(['price', 'luggage'], ['price'], ['trust']))).toEqual(['luggage', 'trust']);
});

it('says who gave each tag', () => {
  expect(shownTagsBy(kept(['price'], [], ['trust']))).toEqual([
    { text: 'price', by: 'analyst' },
    { text: 'trust', by: 'review' },
  ]);
});

it('shows a tag once, however it is written', () => {
  expect(shownTags(kept(['Price', 'price '], [], ['PRICE']))).toEqual(['Price']);
});

it('gives a tag that was taken away back by giving it again', () => {
  const taken = withoutTag(kept(['price']), 'Price');
  expect(shownTags(taken)).toEqual([]);
  expect(withTag(taken, 'price')).toEqual(kept(['price']));
});

it('gives and takes a reviewer’s tag without a trace', () => {
  const given = withTag(kept(['price']), '  two   words ');
  expect(given.reviewTags).toEqual(['two words']);
  expect(withoutTag(given, 'Two words')).toEqual(kept(['price']));
});

it('changes nothing, and says so, for a tag that is there, or not there, or empty', () => {
  const before = kept(['price'], [], ['trust']);
  expect(withTag(before, 'PRICE')).toBe(before);
  expect(withTag(before, ' ')).toBe(before);
  expect(withoutTag(before, 'luggage')).toBe(before);
});

it('keeps what reviewers did when the analyst’s tags change', () => {
  const reviewed = withTag(withoutTag(kept(['price', 'seat']), 'price'), 'trust');
  expect(shownTags({ ...reviewed, tags: ['price', 'berth', 'trust'] })).toEqual(['berth', 'trust']);
});

it('takes away a tag that both gave', () => {
  const both = { ...withTag(kept([]), 'trust'), tags: ['trust'] };
  expect(shownTags(withoutTag(both, 'trust'))).toEqual([]);
});
