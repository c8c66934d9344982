import { describe, expect, it } from 'vitest';
import { flat, open } from '@/lib/testing/guide-parts';
import { removeItem } from '../model/arrange-parts';
import { setAnyItem } from '../model/edit-parts';
import { neighbour } from '../model/selection';
import { draftOf } from '../model/study-draft';
import { GuideStore } from './guide-store';

const config = {
  interviewMode: 'text' as const,
  questionLanguage: 'en',
  availableLanguages: null,
  targetPlatforms: [],
  turnTaking: 'button' as const,
  style: 'balanced' as const,
  allowRevision: false,
};

function store() {
  let time = 0;
  const studyGuide = [flat([open({ text: 'A' }), open({ text: 'B' })]), flat([open({ text: 'C' })])];
  const made = new GuideStore(
    (newId) => draftOf({ config, studyGuide }, null, newId),
    () => (time += 10_000),
  );
  const ids = made.guide.flatMap((block) => block.items.map(({ id }) => id));
  const text = (id: string, to: string) =>
    made.edit((guide) => setAnyItem(guide, id, { text: to }), { label: 'Edit' });
  const remove = (id: string) => made.edit((guide) => removeItem(guide, id), { label: 'Delete' });
  const shown = () => {
    const { selection } = made.state;
    if (selection.kind !== 'item') return selection.kind;
    return made.guide.flatMap((block) => block.items).find(({ id }) => id === selection.id)?.text;
  };
  return { made, ids, text, remove, shown };
}

describe('GuideStore', () => {
  it('selects what takes the place of what was deleted', () => {
    const { made, ids, remove, shown } = store();
    expect(shown()).toBe('A');
    remove(ids[0]!);
    expect(shown()).toBe('B');
    remove(ids[1]!);
    expect(shown()).toBe('block');
    made.undo();
    expect(shown()).toBe('B');
  });

  it('shows what was undone and done again', () => {
    const { made, ids, text, shown } = store();
    text(ids[2]!, 'See');
    expect([made.undo(), shown()]).toEqual(['Edit', 'C']);
    expect([made.redo(), shown()]).toEqual(['Edit', 'See']);
    expect(made.redo()).toBeNull();
  });

  it('goes through the outline from end to end and no further', () => {
    const { made } = store();
    const kinds = [];
    made.select({ kind: 'brief' });
    for (let n = 0; n < 9; n += 1) {
      kinds.push(made.state.selection.kind);
      made.select(neighbour(made.guide, made.state.selection, 1));
    }
    expect(kinds).toEqual([
      'brief',
      'welcome',
      'block',
      'item',
      'item',
      'block',
      'item',
      'closing',
      'closing',
    ]);
  });

  it('tells nobody when nothing changed', () => {
    const { made, ids, text } = store();
    let calls = 0;
    made.subscribe(() => (calls += 1));
    text(ids[0]!, 'A');
    made.select(made.state.selection);
    expect(calls).toBe(0);
  });
});
