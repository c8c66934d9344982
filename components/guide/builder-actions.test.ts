import { describe, expect, it } from 'vitest';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { addSections, deletePart, noRoomForAll } from './builder-actions';
import { draftOf } from './model/study-draft';
import { GuideStore } from './store/guide-store';

const config = {
  interviewMode: 'text' as const,
  questionLanguage: 'en',
  availableLanguages: null,
  targetPlatforms: [],
  turnTaking: 'button' as const,
  style: 'balanced' as const,
  allowRevision: false,
};

function opened() {
  const studyGuide = [flat([open({ text: 'A' }), open({ text: 'B' })]), flat([open({ text: 'C' })])];
  const store = new GuideStore((newId) => draftOf({ config, studyGuide }, null, newId));
  const texts = () => store.guide.map((block) => block.items.map(({ text }) => text));
  return { store, texts };
}

describe('N8: pasted questions', () => {
  const pasted = [screening([screener({ text: 'S' })]), flat([open({ text: 'P' }), open({ text: 'Q' })])];

  it('come behind the block that is shown, what screens first, and are taken back in one step', () => {
    const { store, texts } = opened();
    store.select({ kind: 'block', id: store.guide[0]!.id });
    addSections(store, pasted);
    expect(texts()).toEqual([['S'], ['A', 'B'], ['P', 'Q'], ['C']]);
    expect(store.guide[0]?.type).toBe('screening');
    store.select({ kind: 'block', id: store.guide.at(-1)!.id });
    addSections(store, pasted);
    expect(texts()).toEqual([['S', 'S'], ['A', 'B'], ['P', 'Q'], ['C'], ['P', 'Q']]);
    const ids = store.guide.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    store.undo();
    store.undo();
    expect(texts()).toEqual([['A', 'B'], ['C']]);
  });

  it('are not more than a guide can have', () => {
    const { store, texts } = opened();
    const many = [flat(Array.from({ length: 198 }, () => open({ text: 'P' })))];
    expect(noRoomForAll(store.guide, many)).toContain('200 questions');
    const before = texts();
    addSections(store, many);
    expect(texts()).toEqual(before);
  });
});

describe('taking back a deletion by its own button', () => {
  it.each(['item', 'block'] as const)('brings a deleted %s back once, whoever was first', (kind) => {
    const { store, texts } = opened();
    const block = store.guide[0]!;
    const before = texts();
    const takeBack = deletePart(store, { kind, id: kind === 'item' ? block.items[1]!.id : block.id });
    expect(texts()).not.toEqual(before);
    store.undo();
    takeBack();
    expect(texts()).toEqual(before);
    store.redo();
    takeBack();
    takeBack();
    expect(texts()).toEqual(before);
  });
});
