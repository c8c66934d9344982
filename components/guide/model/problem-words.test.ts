import { describe, expect, it } from 'vitest';
import type { IdentifiedBlock, IdentifiedItem, IdentifiedOption } from '@/lib/domain/guide/guide';
import type { GuideProblem, Path } from '@/lib/domain/guide/guide-problem';
import type { ProblemPlace } from './problem-place';
import { problemWords } from './problem-words';

const problem = (code: string, message: string, path: Path = []): GuideProblem => ({
  rule: 'C3',
  code,
  path,
  message,
});
const block: IdentifiedBlock = { id: 'b', type: 'flat', title: 'The journey', items: [] };
const option: IdentifiedOption = { id: 'o', text: 'None of these', externalId: 'none' };
const item: IdentifiedItem = {
  id: 'i',
  type: 'multiple_choice',
  text: 'What did you take along?',
  externalId: 'luggage',
  options: [option],
};
const place = { block, item, number: 4, rest: [] };

describe('what a problem is called in the builder', () => {
  it('says what is missing, not which rule asks for it', () => {
    expect(problemWords(problem('no-text', 'A question has a text: "The journey"'), place)).toBe(
      'The question has no text yet',
    );
  });

  it('says by its place which option, column or row has no text', () => {
    const empty = (id: string): IdentifiedOption => ({ id, text: '' });
    const [first, second] = [empty('1'), empty('2')];
    const rows = [
      { id: '3', text: 'Seats' },
      { id: '4', text: '' },
    ];
    const choice: IdentifiedItem = { ...item, options: [option, first, second] };
    const matrix: IdentifiedItem = { id: 'm', type: 'matrix', text: 'How?', rows, options: [first] };
    const words = (code: string, at: Partial<ProblemPlace>) =>
      problemWords(problem(code, 'An option has a text: "luggage"'), { ...place, ...at });
    expect(words('no-option-text', { item: choice, option: first })).toBe('Option 2 has no text yet');
    expect(words('no-option-text', { item: choice, option: second })).toBe('Option 3 has no text yet');
    expect(words('no-option-text', { item: matrix, option: first })).toBe('Column 1 has no text yet');
    expect(words('no-row-text', { item: matrix, row: rows[1]! })).toBe('Row 2 has no text yet');
  });

  it('does not name the question that stands beside it', () => {
    expect(problemWords(problem('pair', 'minSelect and maxSelect come as a pair: "luggage"'), place)).toBe(
      'minSelect and maxSelect come as a pair',
    );
    const long = { ...place, item: { ...item, text: 'How '.repeat(40) } };
    const cut = `minSelect is at least 1: "${'How '.repeat(20)}…"`;
    expect(problemWords(problem('min', cut), long)).toBe('minSelect is at least 1');
  });

  it('names an option by what participants read', () => {
    expect(
      problemWords(problem('last', 'An exclusive option is the last option: "none"'), { ...place, option }),
    ).toBe('An exclusive option is the last option: “None of these”');
  });

  it('names no field of the API where what options are taken over from was deleted', () => {
    const gone = problem('carry-forward-unknown', 'carryForwardFrom points to an externalId: "cars"');
    expect(problemWords(gone, place)).toBe(
      'Options are taken over from a question that is not in the guide: “cars”',
    );
  });

  it('keeps what the rule quotes of something else, and a name that is wrong itself', () => {
    expect(problemWords(problem('choice', 'A choice is an option: "opt_gone"'), place)).toBe(
      'A choice is an option: “opt_gone”',
    );
    const twice = problem('twice', 'An externalId is used once: "luggage"', [0, 'items', 0, 'externalId']);
    expect(problemWords(twice, place)).toBe('An externalId is used once: “luggage”');
    expect(problemWords(problem('whole', 'Something else'), place)).toBe('Something else');
  });
});
