import { describe, expect, it } from 'vitest';
import {
  type Draft,
  insightBlocks,
  questionBlock,
  textBlock,
  withBlock,
  withInserted,
  withMoved,
  withoutBlock,
  withServed,
} from './report-draft';

const three: Draft = {
  title: 'Report',
  standfirst: '',
  blocks: ['a', 'b', 'c'].map((id) => ({ id, type: 'text', text: id })),
};
const ids = ({ blocks }: Draft) => blocks.map(({ id }) => id).join('');

describe('the blocks of a report', () => {
  it.each([
    ['a', 2, 'bac'],
    ['a', 3, 'bca'],
    ['c', 0, 'cab'],
    ['b', 1, 'abc'],
    ['b', 2, 'abc'],
    ['a', 9, 'bca'],
    ['x', 0, 'abc'],
  ])('M3: %s before place %i makes %s', (id, to, after) => {
    expect(ids(withMoved(three, id, to))).toBe(after);
  });

  it('M3: are put in, changed and taken out', () => {
    const more = withInserted(three, 1, [{ ...textBlock('new'), id: 'n' }]);
    expect(ids(more)).toBe('anbc');
    expect(ids(withoutBlock(more, 'n'))).toBe('abc');
    expect(withBlock(three, { id: 'b', type: 'text', text: 'B' }).blocks[1]).toMatchObject({ text: 'B' });
  });

  it('M3: get figures from the server, and keep what was written meanwhile', () => {
    const chart = { ...questionBlock('q1'), as: 'table' as const };
    const draft = { ...three, blocks: [chart, ...three.blocks] };
    const figures = { takenAt: '2026-05-20T09:41:00.000Z', title: 'Which?', groups: [] };
    const served = [
      { ...chart, as: 'chart' as const, figures, stale: true },
      { id: 'a', type: 'text' as const, text: 'older' },
    ];
    const [known, text] = withServed(draft as Draft, served as Draft['blocks']).blocks;
    expect(known).toMatchObject({ as: 'table', figures, stale: true });
    expect(text).toMatchObject({ text: 'a' });
  });

  it('M3: of an insight are its sentence, its text without numbers, and its passages', () => {
    const passage = { responseId: null, readableId: null, responseIndex: null, start: null, end: null };
    const gone = { ...passage, quote: null, discussionGuideQuestionId: null, startSeconds: null };
    const blocks = insightBlocks({
      ...{ id: 'i', title: 'Beds are\nshort', text: 'They say so [1]. And [2] again.' },
      ...{ themes: [], authors: [], status: 'draft', createdAt: '', updatedAt: '' },
      evidence: [gone, { ...gone, quote: 'The bed was short.' }],
    });
    expect(blocks.map((block) => (block.type === 'text' ? block.text : block.type))).toEqual([
      '## Beds are short\n\nThey say so. And again.',
      'quote',
    ]);
  });
});
