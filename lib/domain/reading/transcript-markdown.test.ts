import { expect, it } from 'vitest';
import { type MarkdownTranscript, transcriptMarkdown } from './transcript-markdown';

const row: MarkdownTranscript['rows'][number] = {
  moderator: 'How was it?',
  user: 'Fine.',
  questionNumber: 1,
  isFollowUp: false,
  block: { id: 'b', title: 'The trip' },
  conceptTitle: null,
  givenBy: 'typed',
  startSeconds: 71,
};
const document = (rows: Partial<typeof row>[], more: Partial<MarkdownTranscript> = {}) =>
  transcriptMarkdown({
    title: 'Response 1',
    facts: ['Study: Trains'],
    tagline: null,
    bullets: [],
    rows: rows.map((one) => ({ ...row, ...one })),
    ...more,
  });

it('has a heading for each block, and marks questions, follow-ups and skips', () => {
  expect(
    document([
      { block: null, questionNumber: null, givenBy: null, user: '', moderator: 'Welcome.' },
      {},
      { isFollowUp: true, moderator: 'Why?', user: 'It was late.', startSeconds: 80 },
      {
        questionNumber: 2,
        block: { id: 'c', title: 'After' },
        givenBy: 'skipped',
        user: '',
        conceptTitle: 'A',
      },
    ]),
  ).toBe(`# Response 1

- Study: Trains

## Transcript

*Welcome.*

### The trip

**Q1 · 1:11** *How was it?*

Fine.

**Q1, follow-up · 1:20** *Why?*

It was late.

### After

**Q2 · 1:11** (A) *How was it?*

(skipped)
`);
});

it('takes what was written for text: no markup, no lists, no headings come of it', () => {
  const said = '# Not a heading\n- no list\n1. no number\n<b>no</b> *stress* [no](link) `code`';
  const text = document([{ user: said }], { tagline: '**bold**', bullets: ['- again'] });
  expect(text).toContain(
    '\\# Not a heading  \n\\- no list  \n1\\. no number  \n\\<b\\>no\\</b\\> \\*stress\\* \\[no\\](link) \\`code\\`',
  );
  expect(text).toContain('**\\*\\*bold\\*\\***');
  expect(text).toContain('- \\- again');
});
