import { describe, expect, it } from 'vitest';
import { flat, open } from '@/lib/testing/guide-parts';
import { deletePart } from './builder-actions';
import { draftOf } from './model/study-draft';
import { GuideStore } from './store/guide-store';

const config = {
  interviewMode: 'text' as const,
  questionLanguage: 'en',
  availableLanguages: null,
  targetPlatforms: [],
};

function opened() {
  const studyGuide = [flat([open({ text: 'A' }), open({ text: 'B' })]), flat([open({ text: 'C' })])];
  const store = new GuideStore((newId) => draftOf({ config, studyGuide }, null, newId));
  const texts = () => store.guide.map((block) => block.items.map(({ text }) => text));
  return { store, texts };
}

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
