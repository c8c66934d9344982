import { describe, expect, it } from 'vitest';
import type { IdentifiedGuide, IdentifiedItem } from '@/lib/domain/guide/guide';
import type { Interview } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import {
  answered,
  choice,
  conceptBlock,
  drawn,
  flat,
  interviewOf,
  matrix,
  maxDiff,
  multi,
  open,
  ranking,
  screening,
  statement,
  upload,
} from '@/lib/testing/guide-of';
import { endMessage } from './end-messages';
import { stepReply } from './step';
import { StepShape } from './step-shape';

function replyTo(interview: Interview, closingMessage?: string) {
  const step = nextStep(interview);
  if (step.kind === 'draw' || step.kind === 'probe') throw new Error(step.kind);
  const reply = stepReply(step, {
    language: 'de-CH',
    ...(closingMessage === undefined ? {} : { closingMessage }),
  });
  // Nothing but what the shape says, and all of it.
  expect(StepShape.parse(reply)).toEqual(reply);
  return reply;
}
const reply = (guide: IdentifiedGuide) => replyTo(interviewOf(guide));
const ids = (text: string) => text.split(' ').map((word) => ({ id: `q-${word}`, text: word }));

describe('stepReply', () => {
  const common = { id: 'q', text: 'q', isScreener: false, questionNumber: 1, concepts: [] };
  const cases: [IdentifiedItem, object][] = [
    [open('q', { preferredInput: 'voice' }), { type: 'open_ended', preferredInput: 'voice' }],
    [
      open('q', { screenObservationEnabled: true }),
      { type: 'open_ended', preferredInput: 'none', screenObservationEnabled: true },
    ],
    [
      open('q', { preferredInput: null, screenObservationEnabled: false }),
      { type: 'open_ended', preferredInput: 'none' },
    ],
    [
      multi('q', 'a none!', { allowCustomOption: true }),
      {
        type: 'multiple_choice',
        isMultiSelect: true,
        options: [ids('a')[0], { id: 'q-none', text: 'none', exclusive: true }],
        allowCustomOption: true,
        minSelect: 1,
        maxSelect: null,
      },
    ],
    [
      choice('q', 'a b'),
      {
        type: 'multiple_choice',
        isMultiSelect: false,
        options: ids('a b'),
        allowCustomOption: false,
        minSelect: null,
        maxSelect: null,
      },
    ],
    [ranking('q', 'a b'), { type: 'ranking', options: ids('a b') }],
    [
      matrix('q', 'r s', 'x y'),
      { type: 'matrix', isMultiSelect: false, rows: ids('r s'), columns: ids('x y') },
    ],
    [
      maxDiff('q', 'a b'),
      {
        type: 'max_diff',
        options: ids('a b'),
        metric: 'important',
        itemsPerScreen: 2,
        screens: [0, 1, 2].map(() => expect.arrayContaining(['q-a', 'q-b'])),
      },
    ],
    [statement('q'), { type: 'statement', continueButtonText: null }],
    [statement('q', { continueButtonText: 'Go on' }), { type: 'statement', continueButtonText: 'Go on' }],
    [upload('q'), { type: 'file_upload', acceptedTypes: null, maxFiles: 1, maxFileSizeMb: 25 }],
  ];
  it.each(cases)('shows a question with its type’s fields: %#', (item, fields) => {
    expect(reply([flat(item)])).toEqual({
      kind: 'question',
      id: 'q',
      number: 1,
      total: 1,
      section: { number: 1, total: 1, done: 0, questions: 1 },
      moderator: 'q',
      questionId: 'q',
      conceptId: null,
      question: { ...common, ...fields },
      concept: null,
      media: [],
      embed: null,
    });
  });
  it('never tells which screening options approve or reject', () => {
    const step = reply([screening(choice('q', 'a+ b- c='))]);
    expect(step).toMatchObject({ question: { isScreener: true } });
    expect(JSON.stringify(step)).not.toMatch(/approve|reject|neutral/);
  });
  it('shows the concept without its nickname', () => {
    const step = replyTo(drawn(interviewOf([conceptBlock('cb', ['x'], [open('q')])])));
    expect(step).toMatchObject({
      id: 'q.x',
      conceptId: 'x',
      concept: { id: 'x', title: 'Concept x', description: '', media: [], embedUrl: null },
    });
  });
  it('B1: shows an item’s media, and the proxy instead of the embedded page', () => {
    const fields = {
      media: [{ type: 'video', name: 'v', url: 'https://a/v', forceWatching: true }],
      embed: { url: 'https://a', proxyUrl: 'https://p' },
    };
    expect(reply([flat(open('q', fields))])).toMatchObject({
      media: [{ type: 'video', name: 'v', url: 'https://a/v', forceWatching: true, widthPercentage: null }],
      embed: { url: 'https://p' },
    });
  });
  it('a follow-up says the moderator’s words', () => {
    const guide = [flat(open('q', { followUp: 'light' }))];
    const probe = { decision: 'ask', text: 'Why?', reason: '' } as const;
    expect(replyTo(answered(interviewOf(guide), { text: 't' }, probe))).toEqual({
      kind: 'follow_up',
      id: 'q.f1',
      number: 1,
      total: 1,
      section: { number: 1, total: 1, done: 0, questions: 1 },
      moderator: 'Why?',
      questionId: 'q',
      conceptId: null,
    });
  });
  it('the end of a complete interview says the closing message', () => {
    const done = answered(interviewOf([flat(statement('q'))]), {});
    expect(replyTo(done, 'Bye')).toEqual({ kind: 'end', outcome: 'complete', message: 'Bye' });
    expect(replyTo(done)).toMatchObject({ message: expect.stringContaining('Vielen Dank') });
  });
  it('D2: the screened-out get a kind standard text, not the closing message', () => {
    const out = answered(interviewOf([screening(choice('q', 'a+ b-'))]), { optionIds: ['q-b'] });
    const end = replyTo(out, 'Bye');
    expect(end).toMatchObject({ outcome: 'screened_out', message: expect.stringContaining('Vielen Dank') });
  });
});

describe('endMessage', () => {
  it.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'])('D2: speaks %s', (language) => {
    const texts = [endMessage('complete', language), endMessage('screened_out', language)];
    expect(new Set(texts).size).toBe(2);
    if (language !== 'en') expect(texts).not.toContain(endMessage('screened_out', 'en'));
  });
  it('D2: takes the language of a variant, and English where it has none', () => {
    expect(endMessage('complete', 'nl-BE')).toBe(endMessage('complete', 'nl'));
    expect(endMessage('complete', 'en-medical')).toBe(endMessage('complete', 'en'));
    expect(endMessage('complete', 'zh-HK')).toBe(endMessage('complete', 'zh-TW'));
    expect(endMessage('complete', 'nn')).toBe(endMessage('complete', 'no'));
    expect(endMessage('screened_out', 'zu')).toBe(endMessage('screened_out', 'en'));
  });
  it('takes a closing message of blanks for none', () => {
    expect(endMessage('complete', 'en', ' ')).toBe(endMessage('complete', 'en'));
  });
});
