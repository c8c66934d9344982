import { describe, expect, it } from 'vitest';
import type { IdentifiedGuide } from '../guide/guide';
import { type RevisionContent, revisionChanges } from './revision-changes';

const question = (id: string, text = id) => ({ id, type: 'open_ended' as const, text });
const block = (id: string, ...items: ReturnType<typeof question>[]) => ({
  id,
  type: 'flat' as const,
  title: id,
  items,
});

function content(guide: IdentifiedGuide, more: Partial<RevisionContent> = {}): RevisionContent {
  return {
    externalTitle: null,
    background: null,
    studyGoal: null,
    config: { interviewMode: 'text', questionLanguage: 'en', availableLanguages: null, targetPlatforms: [] },
    welcomeMessage: null,
    translations: {},
    closingMessage: null,
    guide,
    ...more,
  };
}

const listed = (before: RevisionContent, after: RevisionContent) =>
  revisionChanges(before, after).map(({ change, of, number, name }) => [change, of, number, name]);

describe('revisionChanges', () => {
  it('is empty for the same content, however its fields are ordered', () => {
    const one = content([block('b', question('q'))]);
    const other = content([
      { items: [{ text: 'q', type: 'open_ended', id: 'q' }], title: 'b', type: 'flat', id: 'b' },
    ]);
    expect(revisionChanges(one, other)).toEqual([]);
  });

  it('names what was added, changed and removed, by its number', () => {
    const before = content([block('b', question('a'), question('b'), question('c'))]);
    const after = content([block('b', question('new'), question('a'), question('b', 'other'))]);
    expect(listed(before, after)).toEqual([
      ['added', 'question', 1, 'new'],
      ['changed', 'question', 3, 'other'],
      ['removed', 'question', 3, 'c'],
    ]);
  });

  it('names as moved only what was moved, not what moved along', () => {
    const before = content([block('b', ...['a', 'b', 'c', 'd'].map((id) => question(id)))]);
    const after = content([block('b', ...['d', 'a', 'b', 'c'].map((id) => question(id)))]);
    expect(listed(before, after)).toEqual([['moved', 'question', 1, 'd']]);
  });

  it('names what went into another block', () => {
    const before = content([block('x', question('a'), question('b')), block('y', question('c'))]);
    const after = content([block('x', question('a')), block('y', question('b'), question('c'))]);
    expect(listed(before, after)).toEqual([['moved', 'question', 2, 'b']]);
  });

  it('names blocks and settings', () => {
    const before = content([block('x', question('a')), block('y', question('b'))]);
    const after = content([{ ...block('x', question('a')), title: 'renamed' }, block('z', question('c'))], {
      closingMessage: 'Bye',
      config: { ...before.config, interviewMode: 'video' },
    });
    expect(listed(before, after)).toEqual([
      ['changed', 'setting', null, 'closingMessage'],
      ['changed', 'setting', null, 'interviewMode'],
      ['changed', 'block', null, 'renamed'],
      ['added', 'block', null, 'z'],
      ['removed', 'block', null, 'y'],
      ['added', 'question', 2, 'c'],
      ['removed', 'question', 2, 'b'],
    ]);
  });
});
