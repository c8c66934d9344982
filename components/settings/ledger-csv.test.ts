import { expect, it } from 'vitest';
import { ledgerCsv } from './ledger-csv';

const entry = (title: string) => ({
  id: 1,
  createdAt: '2026-09-14T09:30:00.000Z',
  kind: 'project' as const,
  reason: 'launch_hold' as const,
  amount: -1.5,
  study: { id: 's', title },
  response: null,
  heldAfter: 2,
  usageAfter: 3,
});

it('quotes what a table would split, and leaves numbers as they are', () => {
  const [, row] = ledgerCsv([entry('Trains, "night"\nand day')]).split('\r\n');
  expect(row).toBe(
    '1,2026-09-14T09:30:00.000Z,project,launch_hold,-1.5,s,"Trains, ""night""\nand day",,,2,3',
  );
});

it.each(['=1+1', '+1', '-1', '@a', '\tx', ' =1', '＝1'])(
  'X42: a title %j is no formula in a spreadsheet',
  (title) => {
    expect(ledgerCsv([entry(title)])).toMatch(/,"?'/);
  },
);
