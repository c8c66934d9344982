import { describe, expect, it } from 'vitest';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { readGuideText } from './read-guide-text';

const read = (value: unknown) => readGuideText(JSON.stringify(value));

describe('a text that may be a study guide', () => {
  it('is a whole create request, one without a title, or the guide alone', () => {
    const studyGuide = wholeGuide();
    expect(read({ title: 'Tea', studyGuide })).toEqual({
      request: { title: 'Tea', studyGuide },
      hasTitle: true,
    });
    const untitled = { request: { title: 'Untitled study', studyGuide }, hasTitle: false };
    expect(read({ studyGuide })).toEqual(untitled);
    expect(read(studyGuide)).toEqual(untitled);
  });

  it('is told where it stops being JSON', () => {
    expect(readGuideText('[\n  {"type": "flat",}\n]')).toEqual({
      faults: [{ place: 'Line 2, column 19', message: 'The comma before this } is one too many.' }],
    });
  });

  it('A1, B2: is told what the schema refuses, each at its place', () => {
    expect(
      read([{ type: 'flat', title: 'Main', items: [{ type: 'open_ended', text: '', multiselect: true }] }]),
    ).toEqual({
      faults: [
        { place: 'Block 1 “Main”, Q1, text', message: 'Must not be empty' },
        { place: 'Block 1 “Main”, Q1, multiselect', message: 'Unknown field "multiselect"' },
      ],
    });
    expect(read({ title: 7, more: 1 }).faults?.map(({ place }) => place)).toEqual([
      'title',
      'studyGuide',
      'more',
    ]);
  });

  it('C7: is told which rule across fields it breaks, each at its place', () => {
    const { faults } = read([
      {
        type: 'flat',
        title: 'Main',
        items: [{ type: 'ranking', text: 'Rank', carryForwardFrom: 'gone' }],
      },
    ]);
    expect(faults).toHaveLength(1);
    expect(faults?.[0]?.place).toContain('Block 1 “Main”, Q1 “Rank”');
  });

  it('is refused in words whatever it is', () => {
    for (const text of ['null', '7', '"x"', '{}', '[]', '[[]]', '{"__proto__": []}', '{"studyGuide": {}}']) {
      const { faults } = readGuideText(text);
      expect(faults?.length, text).toBeGreaterThan(0);
      for (const { place, message } of faults ?? []) expect(place.length * message.length).toBeGreaterThan(0);
    }
    const { faults } = read([{ type: 'flat', title: 'x', items: Array(200).fill({ type: 'open_ended' }) }]);
    expect(faults).toHaveLength(50);
  });
});
