import { expect, it } from 'vitest';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { answersTable } from './exports';

type Answer = ResponseReading['answers'][number];

const given = (text: string): Answer =>
  ({
    ...{ questionNumber: 1, question: 'Why?', conceptTitle: null, startSeconds: 65 },
    given: { type: 'open_ended', texts: [text] },
  }) as unknown as Answer;

it.each(['=1+1', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '-1'])(
  'X42: an answer %j is no formula where the table is pasted',
  (text) => {
    const [, row] = answersTable({ answers: [given(text)] }).split('\r\nQ1');
    expect(row).toMatch(/^\tWhy\?\t\t"?'/);
  },
);

it('parts lines and cells by what no cell has unquoted', () => {
  expect(answersTable({ answers: [given('a\tb\r\nc')] })).toBe(
    'Question\tText\tConcept\tAnswer\tTime\r\nQ1\tWhy?\t\t"a\tb\r\nc"\t1:05\r\n',
  );
});
