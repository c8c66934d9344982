import { describe, expect, it } from 'vitest';
import {
  answered,
  choice,
  conceptBlock,
  drawn,
  flat,
  interviewOf,
  open,
  statement,
} from '@/lib/testing/guide-of';
import type { Answer, Probe } from '../interview/interview';
import { nextStep } from '../interview/next-step';
import { answerIdFor, answerKeyLegacy, answerKeyV1, extractedAnswers } from './answers';
import type { StoredTurn } from './stored-turn';
import { transcriptRows, welcomeText } from './transcript';

const turn = (
  stepId: string,
  answerId: string | null,
  user: string,
  more: Partial<StoredTurn> = {},
): StoredTurn => ({
  stepId,
  kind: 'question',
  questionId: stepId,
  conceptId: null,
  answer: { text: user },
  probe: null,
  answerId,
  moderator: `${stepId}?`,
  user,
  ...more,
});
const followUp = (
  questionId: string,
  nth: number,
  answerId: string | null,
  user: string,
  more: Partial<StoredTurn> = {},
) => turn(`${questionId}.f${nth}`, answerId, user, { kind: 'follow_up', questionId, ...more });
const skip: Answer = { skip: true };

const guide = [
  flat(statement('hello'), open('q'), choice('c', 'A B'), open('skipped')),
  conceptBlock('cb', ['x', 'y'], [open('each')]),
];
const turns = [
  turn('hello', null, '', { answer: {} }),
  turn('q', 'a1', 'first'),
  followUp('q', 1, 'a1', 'second'),
  followUp('q', 2, null, '', { answer: skip }),
  turn('c', 'a2', 'A', { answer: { optionIds: ['c-A'] } }),
  turn('skipped', null, '', { answer: skip }),
  turn('each.x', 'a3', 'of x', { questionId: 'each', conceptId: 'x' }),
  turn('each.y', 'a4', 'of y', { questionId: 'each', conceptId: 'y' }),
];

describe('transcriptRows', () => {
  const brief = transcriptRows(turns, { title: 'Hello', message: 'Welcome!' }).map((row) =>
    [
      row.responseIndex,
      row.moderator,
      row.user,
      row.questionId,
      row.conceptId,
      row.isFollowUp,
      row.answerId,
    ].join(' | '),
  );
  it('D8: the welcome message, then every step that was answered or skipped, counted from 0', () => {
    expect(brief).toEqual([
      '0 | Hello\n\nWelcome! |  |  |  | false | ',
      '1 | hello? |  | hello |  | false | ',
      '2 | q? | first | q |  | false | a1',
      '3 | q.f1? | second | q |  | true | a1',
      '4 | q.f2? |  | q |  | true | ',
      '5 | c? | A | c |  | false | a2',
      '6 | skipped? |  | skipped |  | false | ',
      '7 | each.x? | of x | each | x | false | a3',
      '8 | each.y? | of y | each | y | false | a4',
    ]);
  });
  it('D8: the welcome row points to no question and no answer', () => {
    expect(transcriptRows([], { message: 'Hi' })).toEqual([
      {
        stepId: null,
        moderator: 'Hi',
        user: '',
        responseIndex: 0,
        questionId: null,
        conceptId: null,
        isFollowUp: false,
        answerId: null,
      },
    ]);
  });
  it.each([
    [undefined, ''],
    [null, ''],
    [{}, ''],
    [{ title: '', message: ' ' }, ''],
    [{ title: 'T' }, 'T'],
    [{ title: null, message: 'M' }, 'M'],
    [{ title: 'T', message: 'M' }, 'T\n\nM'],
  ])('D8: a study has a welcome message when either part says something: %#', (welcome, text) => {
    expect(welcomeText(welcome)).toBe(text);
    expect(transcriptRows([], welcome)).toHaveLength(text ? 1 : 0);
  });
  it('D4: a skipped step points to no Answer, whatever was kept with it', () => {
    const kept = [turn('q', 'a1', '', { answer: skip })];
    expect(transcriptRows(kept)[0]?.answerId).toBeNull();
    expect(extractedAnswers(kept, guide)).toEqual([]);
  });
});

describe('extractedAnswers', () => {
  it('D4, D9: one for each question and concept, none for statements and skips, follow-ups a line each', () => {
    const brief = extractedAnswers(turns, guide).map((answer) =>
      [answer.answerId, answer.questionNumber, answer.questionText, answer.conceptTitle, answer.answer].join(
        ' | ',
      ),
    );
    expect(brief).toEqual([
      'a1 | 2 | q |  | first\nsecond',
      'a2 | 3 | c |  | A',
      'a3 | 5 | each | Concept x | of x',
      'a4 | 5 | each | Concept y | of y',
    ]);
  });
  it('D9: what was spoken and has no transcript yet is no line, and its Answer is there', () => {
    const spoken = [turn('q', 'a1', ''), followUp('q', 1, 'a1', 'second')];
    expect(extractedAnswers(spoken, guide)[0]?.answer).toBe('second');
    expect(extractedAnswers([turn('q', 'a1', '')], guide)).toMatchObject([{ answerId: 'a1', answer: '' }]);
  });
  it('D9: keys name the number, in v1 the question, and the concept', () => {
    const keys = extractedAnswers(turns, guide).map((answer) => [
      answerKeyV1(answer),
      answerKeyLegacy(answer),
    ]);
    expect(keys).toEqual([
      ['Q2: q', 'Question 2'],
      ['Q3: c', 'Question 3'],
      ['Q5: each [Concept x]', 'Question 5 [Concept x]'],
      ['Q5: each [Concept y]', 'Question 5 [Concept y]'],
    ]);
  });
});

describe('answerIdFor', () => {
  const inBlock = [conceptBlock('cb', ['x'], [open('q', { followUp: 'light' })])];
  const ask: Probe = { decision: 'ask', text: 'why?', reason: '' };
  function step(interview: Parameters<typeof nextStep>[0]) {
    const next = nextStep(interview);
    if (next.kind !== 'question' && next.kind !== 'follow_up') throw new Error(next.kind);
    return next;
  }
  it('D4, D9: a new one for a question, its question’s for a follow-up, none for skips and statements', () => {
    const start = drawn(interviewOf(inBlock));
    const then = answered(start, { text: 't' }, ask);
    const earlier = [turn('q.x', 'a1', 't', { questionId: 'q', conceptId: 'x' })];
    expect(answerIdFor(step(start), { text: 't' }, [], () => 'new')).toBe('new');
    expect(answerIdFor(step(start), skip, [], () => 'new')).toBeNull();
    expect(answerIdFor(step(then), { text: 't' }, earlier, () => 'new')).toBe('a1');
    expect(answerIdFor(step(then), skip, earlier, () => 'new')).toBeNull();
    expect(answerIdFor(step(interviewOf([flat(statement('s'))])), {}, [], () => 'new')).toBeNull();
  });
});
