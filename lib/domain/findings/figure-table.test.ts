import { expect, it } from 'vitest';
import { figureTables } from './figure-table';

const figures = (base: number, ...counts: number[]) => ({
  takenAt: '2026-11-25T09:03:22.163Z',
  title: 'Which?',
  groups: [{ title: null, base, bars: counts.map((count, at) => ({ label: `Bed ${at + 1}`, count })) }],
});

it('M3: files say the day, the people, and shares with what they may be', () => {
  expect(figureTables(figures(30, 10, 20))).toEqual({
    counted: 'Counted by people on 25 November 2026; in brackets where the true share lies.',
    groups: [
      {
        of: 'Of 30 people',
        columns: ['Answer', 'People', 'Share'],
        rows: [
          ['Bed 1', '10', '33% (19 to 51%)'],
          ['Bed 2', '20', '67% (49 to 81%)'],
        ],
      },
    ],
  });
});

it('M3: of few people the count stands alone, and of many the share', () => {
  expect(figureTables(figures(4, 1)).groups[0]).toEqual({
    of: 'Of 4 people',
    columns: ['Answer', 'People'],
    rows: [['Bed 1', '1']],
  });
  const many = figureTables(figures(1_200, 300));
  expect(many.counted).toBe('Counted by people on 25 November 2026.');
  expect(many.groups[0]).toMatchObject({ of: 'Of 1,200 people', rows: [['Bed 1', '300', '25%']] });
});
