import { describe, expect, it } from 'vitest';
import type { Guide } from '@/lib/domain/guide/guide';
import { flat, open } from '@/lib/testing/guide-parts';
import { moveItemBy, removeItem } from './arrange-parts';
import { draftChanges } from './draft-changes';
import { duplicateItem } from './duplicate-parts';
import { setAnyItem, setBlock, setItem } from './edit-parts';
import { sameValue } from './same-value';
import { draftOf, fieldsPatch, type StudyDraft } from './study-draft';

let last = 0;
const newId = () => `d${++last}`;
const config = {
  interviewMode: 'text' as const,
  questionLanguage: 'en',
  availableLanguages: null,
  targetPlatforms: [],
  turnTaking: 'button' as const,
  style: 'balanced' as const,
  allowRevision: false,
};
const GUIDE: Guide = [
  flat([open({ text: 'One?' }), open({ text: 'Two?' })]),
  flat([open({ text: 'Three?' })]),
];
const draft = draftOf({ config, studyGuide: GUIDE, welcomeMessage: { title: 'Hello' } }, null, newId);
const ids = draft.guide.flatMap((block) => block.items.map(({ id }) => id));

describe('fieldsPatch', () => {
  const patch = (changes: Partial<StudyDraft['fields']>) =>
    fieldsPatch(draft.fields, { ...draft.fields, ...changes });

  it('sends what was changed and nothing else', () => {
    expect(patch({})).toBeNull();
    expect(patch({ studyGoal: 'Learn', closingMessage: '' })).toEqual({ studyGoal: 'Learn' });
    expect(patch({ welcomeMessage: 'Come in' })).toEqual({
      welcomeMessage: { title: 'Hello', message: 'Come in' },
    });
    expect(patch({ welcomeTitle: '' })).toEqual({ welcomeMessage: {} });
    expect(patch({ availableLanguages: ['de'] })).toEqual({ config: { availableLanguages: ['de'] } });
    expect(patch({ questionLanguage: 'fr', availableLanguages: [] })).toEqual({
      config: { questionLanguage: 'fr' },
    });
  });
});

describe('draftChanges', () => {
  const [one = '', two = '', three = ''] = ids;
  const since = (guide: StudyDraft['guide'], fields = draft.fields) => draftChanges(draft, { fields, guide });

  it('says in guide order what was changed', () => {
    expect(since(draft.guide)).toEqual([]);
    expect(since(setAnyItem(draft.guide, one, { text: 'Won?' }))).toEqual([
      'Q1 “Won?” reworded, it was “One?”',
    ]);
    expect(since(setItem(draft.guide, two, 'open_ended', { followUp: 'heavy' }))).toEqual([
      'Q2 “Two?” changed',
    ]);
    expect(since(removeItem(draft.guide, two))).toEqual(['Q2 “Two?” deleted']);
    expect(since(duplicateItem(draft.guide, three, newId).guide)).toEqual(['Q4 “Three?” added']);
    expect(since(moveItemBy(draft.guide, one, 1))).toEqual(['Questions reordered']);
    expect(since(moveItemBy(draft.guide, two, 1))).toEqual(['Q2 “Two?” moved to another block']);
    expect(since(setBlock(draft.guide, draft.guide[0]!.id, { title: 'First' }))).toEqual([
      'Block “First” changed',
    ]);
    expect(since(draft.guide, { ...draft.fields, background: 'B' })).toEqual(['Background changed']);
  });
});

describe('sameValue', () => {
  it('goes by what is said, not by the order of fields', () => {
    expect(sameValue({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue({ a: undefined }, {})).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue(null, {})).toBe(false);
  });
});
