import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as legacyListRoute } from '@/app/api/public/responses/[linkId]/route';
import { GET as singleRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { database, pool } from '@/lib/store/database';
import { turn } from '@/lib/store/schema';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  multi,
  open,
  options,
  ranking,
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  launchedStudy,
  plainAnswer,
  type Step,
  startedInterview,
} from '@/lib/testing/journey';
import { oddBodies, UNSTORABLE } from '@/lib/testing/odd-bodies';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

const plain = (text = 'Why?') => open({ text, followUp: 'none' });
const outcome = ({ status, body }: Reply) => [status, body.code];

async function begun(guide: Guide, more: object = {}, startedWith: object = {}) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide, more);
  const interview = await startedInterview(study.linkId, startedWith);
  return { key, study, interview };
}
type Begun = Awaited<ReturnType<typeof begun>>;

/** The ids of a step's options (or of a matrix's columns) that read so, in this order. */
function idsOf(step: Step, ...texts: string[]): string[] {
  const offered: { id: string; text: string }[] = step.question.options ?? step.question.columns;
  return texts.map((text) => offered.find((option) => option.text === text)?.id ?? `no ${text}`);
}
const pick =
  (...texts: string[]) =>
  (step: Step) => ({ optionIds: idsOf(step, ...texts) });

/** Answers each question by its text; the texts of what was asked, and the last step. */
async function walked({ interview }: Begun, answers: Record<string, (step: Step) => unknown>) {
  const asked: string[] = [];
  const end = await answered(interview, (step) => {
    if (step.kind === 'follow_up') return plainAnswer(step);
    const { text } = step.question;
    asked.push(text);
    return (Object.hasOwn(answers, text) ? answers[text]! : plainAnswer)(step);
  });
  return { asked, end };
}
const skip = () => ({ skip: true });

async function read({ key, study }: Begun) {
  const params = { linkId: study.linkId };
  const [v1] = (await call(listRoute, { key, params })).body;
  const [legacy] = (await call(legacyListRoute, { key, params })).body;
  const single = (await call(singleRoute, { key, params: { ...params, responseId: '1' } })).body;
  return { v1, legacy, transcript: single.transcript };
}
async function turnsOf(responseId: string) {
  return database().select().from(turn).where(eq(turn.responseId, responseId));
}

refusesOtherTokens(POST, {
  method: 'POST',
  body: { stepId: 'x', answer: {} },
  interviews: async () => [
    (await begun([flat([plain()])])).interview,
    (await begun([flat([plain()])])).interview,
  ],
});

describe('an interview of every question type', () => {
  it('ends complete with the closing message, and its answers join with its transcript', async () => {
    const made = await begun(wholeGuide(), { welcomeMessage: { title: 'Hello' }, closingMessage: 'Bye' });
    const { end } = await walked(made, {});
    expect(end).toEqual({ kind: 'end', outcome: 'complete', message: 'Bye' });
    const { v1, transcript } = await read(made);
    expect(v1).toMatchObject({ progress: 'complete', readableId: 1 });
    const answerIds = new Set(v1.answersArray.map((a: { answerId: string }) => a.answerId));
    expect(new Set(transcript.flatMap((row: { answerId: string | null }) => row.answerId ?? []))).toEqual(
      answerIds,
    );
    expect(transcript.map((row: { responseIndex: number }) => row.responseIndex)).toEqual(
      transcript.map((_: unknown, index: number) => index),
    );
  });

  it('without a closing message it ends with a standard text', async () => {
    const { end } = await walked(await begun([flat([plain()])]), {});
    expect(end).toMatchObject({ outcome: 'complete', message: expect.stringMatching(/^Thank you/) });
  });

  it('D9: every type of answer reads as decided, in v1 and legacy, and D8: in the transcript', async () => {
    const made = await begun([
      flat([
        { type: 'statement', text: 'Hello.' },
        plain('open'),
        choice({ text: 'one', options: options('A', 'B') }),
        choice({ text: 'own', allowCustomOption: true }),
        multi({ text: 'several', externalId: 's', allowCustomOption: true, options: options('A', 'B', 'C') }),
        ranking({ text: 'carried', carryForwardFrom: 's', options: [] }),
        ranking({ text: 'ranked', options: options('A', 'B', 'C') }),
        matrix({ text: 'grid', rows: [{ text: 'R1' }, { text: 'R2' }], options: options('X', 'Y') }),
        matrix({
          text: 'grids',
          multiSelect: true,
          rows: [{ text: 'R1' }, { text: 'R2' }],
          options: options('X', 'Y'),
        }),
        maxDiff({ text: 'best', options: options('A', 'B'), itemsPerScreen: null }),
        plain('skipped'),
      ]),
      conceptBlock([concept('Mug')], [plain('liked')]),
    ]);
    const rows = (step: Step) => step.question.rows.map(({ id }: { id: string }) => id);
    await walked(made, {
      open: () => ({ text: ' first line\nsecond; line ' }),
      one: pick('B'),
      own: () => ({ optionIds: [], custom: ' My own; ' }),
      several: (step) => ({ optionIds: idsOf(step, 'C', 'A'), custom: 'Zebra' }),
      carried: pick('Zebra', 'A', 'C'),
      ranked: pick('C', 'A', 'B'),
      grid: (step) => ({ cells: { [rows(step)[1]]: idsOf(step, 'X'), [rows(step)[0]]: idsOf(step, 'Y') } }),
      grids: (step) => ({
        cells: { [rows(step)[0]]: idsOf(step, 'Y', 'X'), [rows(step)[1]]: idsOf(step, 'Y') },
      }),
      best: (step) => ({
        screens: step.question.screens.map(() => ({ best: idsOf(step, 'A')[0], worst: idsOf(step, 'B')[0] })),
      }),
      skipped: skip,
    });
    const { v1, legacy, transcript } = await read(made);
    const texts = [
      ['open', ' first line\nsecond; line '],
      ['one', 'B'],
      ['own', ' My own; '],
      ['several', 'A; C; Zebra'],
      ['carried', '1. Zebra; 2. A; 3. C'],
      ['ranked', '1. C; 2. A; 3. B'],
      ['grid', 'R1: Y; R2: X'],
      ['grids', 'R1: X, Y; R2: Y'],
      ['best', 'Best: A. Worst: B. Best: A. Worst: B. Best: A. Worst: B.'],
      ['liked', 'It was fine, but crowded.'],
    ] as const;
    const numberOf = (question: string, index: number) => (question === 'liked' ? 12 : index + 2);
    const mug = (question: string) => (question === 'liked' ? ' [Mug]' : '');
    expect(Object.entries(v1.answers)).toEqual(
      texts.map(([q, a], index) => [`Q${numberOf(q, index)}: ${q}${mug(q)}`, a]),
    );
    expect(Object.entries(legacy.answers)).toEqual(
      texts.map(([q, a], index) => [`Question ${numberOf(q, index)}${mug(q)}`, a]),
    );
    expect(v1.answersArray.map((a: Record<string, unknown>) => [a.question, a.answer])).toEqual(texts);
    expect(legacy.answers_array.map((a: Record<string, unknown>) => [a.question, a.answer])).toEqual(
      texts.map(([q, a], index) => [`Q${numberOf(q, index)}: ${q}`, a]),
    );
    expect(
      transcript.map((row: Record<string, unknown>) => [row.moderator, row.user, row.answerId === null]),
    ).toEqual([
      ['Hello.', '', true],
      ...texts.slice(0, 9).map(([q, a]) => [q, a, false]),
      ['skipped', '', true],
      ['liked', 'It was fine, but crowded.', false],
    ]);
  });

  it('D7: number and total count the questions asked of this participant', async () => {
    const { interview } = await begun([
      flat([
        choice({ externalId: 'q', options: options('A', 'B') }),
        open({ text: 'If A', followUp: 'none', conditional: selected('q', ['A']) }),
        plain('last'),
      ]),
    ]);
    const seen: number[][] = [];
    await answered(interview, (step) => {
      seen.push([step.number, step.total, step.question.questionNumber]);
      return step.question.type === 'multiple_choice' ? pick('B')(step) : plainAnswer(step);
    });
    expect(seen).toEqual([
      [1, 3, 1],
      [2, 2, 3],
    ]);
  });
});

describe('screening', () => {
  const several = screening([
    multi({
      text: 'Which?',
      options: [
        { text: 'Yes', status: 'approve' },
        { text: 'No', status: 'reject' },
        { text: 'Well', status: 'neutral' },
      ],
    }),
  ]);

  it.each([
    [['No'], 'screened_out'],
    [['Yes', 'No'], 'screened_out'],
    [['Well'], 'screened_out'],
    [['Yes'], 'complete'],
    [['Yes', 'Well'], 'complete'],
  ])('D2: who selects %j is %s', async (selection, expected) => {
    const made = await begun([several, flat([plain()])], { closingMessage: 'Bye' });
    const { end } = await walked(made, { 'Which?': pick(...selection) });
    expect(end.outcome).toBe(expected);
    expect((await read(made)).v1.progress).toBe(expected);
  });

  it('D2: a kind standard text, not the closing message, and nothing more is asked', async () => {
    const made = await begun([screening([screener(), screener({ text: 'And?' })]), flat([plain()])], {
      closingMessage: 'Bye',
    });
    const { asked, end } = await walked(made, { 'Do you drink tea?': pick('No') });
    expect(asked).toEqual(['Do you drink tea?']);
    expect(end).toEqual({
      kind: 'end',
      outcome: 'screened_out',
      message: expect.stringMatching(/^Thank you/),
    });
    const { v1, legacy, transcript } = await read(made);
    expect([v1.progress, legacy.progress]).toEqual(['screened_out', 'screened_out']);
    // Nothing open was answered, so the analysis is there at once (E2).
    expect(v1.answers).toEqual({
      'Q1: Do you drink tea?': 'No',
      Summary: 'On “Do you drink tea?”: “No”.',
    });
    expect(transcript).toHaveLength(1);
  });

  it('D2: with neutral options alone nobody is screened out', async () => {
    const neutral = [
      { text: 'A', status: 'neutral' as const },
      { text: 'B', status: 'neutral' as const },
    ];
    const made = await begun([screening([screener({ options: neutral })]), flat([plain()])]);
    expect((await walked(made, {})).end.outcome).toBe('complete');
  });

  it('D4: a screening question cannot be skipped', async () => {
    const { interview } = await begun([screening([screener()]), flat([plain()])]);
    const reply = await answer(interview, interview.step.id, { skip: true });
    expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
  });
});

describe('conditions', () => {
  const colour = multi({
    text: 'colour',
    externalId: 'c',
    options: [{ text: 'Red', externalId: 'r' }, { text: 'Blue' }, { text: 'Green' }],
  });
  const shown = (text: string, conditional: ReturnType<typeof selected>) =>
    open({ text, followUp: 'none', conditional });

  it('D1: mustSelect holds with one of the choices, mustNotSelect with none', async () => {
    const guide = [
      flat([
        colour,
        shown('by id', selected('c', ['r', 'Green'])),
        shown('by text', selected('c', ['Red'])),
        shown('not', selected('c', ['Blue'], { matchingCriteria: 'mustNotSelect' })),
      ]),
    ];
    const red = await walked(await begun(guide), { colour: pick('Red', 'Blue') });
    expect(red.asked).toEqual(['colour', 'by id', 'by text']);
    const green = await walked(await begun(guide), { colour: pick('Green') });
    expect(green.asked).toEqual(['colour', 'by id', 'not']);
    const none = await walked(await begun(guide), { colour: skip });
    expect(none.asked).toEqual(['colour', 'not']);
  });

  it('D1: an item that is not shown leaves no trace, and one not asked fails mustSelect in turn', async () => {
    const made = await begun([
      flat([
        colour,
        choice({
          text: 'shade',
          externalId: 's',
          options: options('Dark'),
          conditional: selected('c', ['Blue']),
        }),
        shown('if dark', selected('s', ['Dark'])),
        shown('unless dark', selected('s', ['Dark'], { matchingCriteria: 'mustNotSelect' })),
      ]),
    ]);
    const { asked } = await walked(made, { colour: pick('Red') });
    expect(asked).toEqual(['colour', 'unless dark']);
    const { v1, transcript } = await read(made);
    expect(transcript).toHaveLength(2);
    expect(Object.keys(v1.answers)).toEqual(['Q1: colour', 'Q4: unless dark']);
  });

  it('D1: and needs all criteria, or one of them', async () => {
    const { criteria } = selected('c', ['Red']);
    const both = [...criteria, ...selected('c', ['Blue']).criteria];
    const guide = [
      flat([
        colour,
        shown('and', { operator: 'and', criteria: both }),
        shown('or', { operator: 'or', criteria: both }),
      ]),
    ];
    expect((await walked(await begun(guide), { colour: pick('Red') })).asked).toEqual(['colour', 'or']);
    expect((await walked(await begun(guide), { colour: pick('Red', 'Blue') })).asked).toEqual([
      'colour',
      'and',
      'or',
    ]);
  });

  it('D1: searchParam compares the decoded value exactly', async () => {
    const param = (parameter: string, value: string) => ({
      operator: 'and' as const,
      criteria: [{ type: 'searchParam' as const, parameter, value }],
    });
    const guide = [
      flat([
        plain('Always'),
        shown('same', param('utm', 'a b')),
        shown('case', param('utm', 'A b')),
        shown('name', param('UTM', 'a b')),
        shown('inherited', param('toString', '')),
        shown('__proto__', param('__proto__', 'x')),
        shown('own', param('_clq_x', 'y')),
      ]),
    ];
    const urlParams = JSON.parse('{"utm":"a b","__proto__":"x","_clq_x":"y"}');
    const { asked } = await walked(await begun(guide, {}, { urlParams }), {});
    expect(asked).toEqual(['Always', 'same', '__proto__', 'own']);
    expect((await walked(await begun(guide), {})).asked).toEqual(['Always']);
  });

  it('D1: a row of a matrix decides by its own cells', async () => {
    const guide = [
      flat([
        matrix({
          text: 'grid',
          externalId: 'g',
          rows: [{ text: 'R1' }, { text: 'R2' }],
          options: options('X', 'Y'),
        }),
        shown('R1 is X', selected('g', ['X'], { matrixRow: 'R1' })),
        shown('R2 is X', selected('g', ['X'], { matrixRow: 'R2' })),
      ]),
    ];
    const { asked } = await walked(await begun(guide), {
      grid: (step) => {
        const [one, two] = step.question.rows;
        return { cells: { [one.id]: idsOf(step, 'Y'), [two.id]: idsOf(step, 'X') } };
      },
    });
    expect(asked).toEqual(['grid', 'R2 is X']);
  });

  it('C6: within a concept block a condition means the answer for the same concept', async () => {
    const made = await begun([
      conceptBlock(
        [concept('A'), concept('B')],
        [
          choice({ text: 'Like?', externalId: 'l', options: options('Yes', 'No') }),
          shown('Why', selected('l', ['Yes'])),
        ],
      ),
    ]);
    const asked: string[] = [];
    await answered(made.interview, (step) => {
      asked.push(`${step.question.text} ${step.concept.title}`);
      return step.question.type === 'open_ended'
        ? { text: 'x' }
        : pick(step.concept.title === 'A' ? 'Yes' : 'No')(step);
    });
    expect(asked.sort()).toEqual(['Like? A', 'Like? B', 'Why A']);
  });
});

describe('what is offered and how much may be selected', () => {
  it('D3: carry-forward offers what was selected, and skips the item when nothing was', async () => {
    const guide = [
      flat([
        multi({ text: 'which', externalId: 'm', allowCustomOption: true, options: options('A', 'B', 'C') }),
        ranking({ text: 'rank', options: [], carryForwardFrom: 'm' }),
        multi({ text: 'again', options: [], carryForwardFrom: 'm', minSelect: 2, maxSelect: 3 }),
        plain('last'),
      ]),
    ];
    const offered: string[][] = [];
    const made = await begun(guide);
    const { asked } = await walked(made, {
      which: (step) => ({ optionIds: idsOf(step, 'B'), custom: 'Mine' }),
      rank: (step) => {
        offered.push(step.question.options.map(({ text }: { text: string }) => text));
        return pick('Mine', 'B')(step);
      },
      again: (step) => {
        expect([step.question.minSelect, step.question.maxSelect]).toEqual([2, 2]);
        return pick('Mine', 'B')(step);
      },
    });
    expect([asked, offered]).toEqual([['which', 'rank', 'again', 'last'], [['B', 'Mine']]]);
    expect((await read(made)).v1.answers).toMatchObject({
      'Q2: rank': '1. Mine; 2. B',
      'Q3: again': 'B; Mine',
    });
    expect((await walked(await begun(guide), { which: skip })).asked).toEqual(['which', 'last']);
    const one = await walked(await begun(guide), { which: pick('A'), Again: pick('A') });
    expect(one.end.outcome).toBe('complete');
  });

  it('D3: an exclusive option stands alone, and fits alone whatever minSelect says', async () => {
    const { interview } = await begun([
      flat([
        multi({
          options: [{ text: 'A' }, { text: 'B' }, { text: 'None', exclusiveOption: true }],
          minSelect: 2,
          maxSelect: 2,
        }),
      ]),
    ]);
    const { step } = interview;
    expect(step.question.options[2]).toEqual({ id: expect.any(String), text: 'None', exclusive: true });
    for (const wrong of [['A'], ['A', 'None'], ['A', 'B', 'None'], []])
      expect(outcome(await answer(interview, step.id, pick(...wrong)(step)))).toEqual([
        400,
        'invalid_request_body',
      ]);
    expect((await answer(interview, step.id, pick('None')(step))).body.step.kind).toBe('end');
  });

  it('D4: every item but screening may be skipped: a row without an Answer', async () => {
    const made = await begun(wholeGuide());
    await answered(made.interview, (step) => (step.question.isScreener ? plainAnswer(step) : { skip: true }));
    const { v1, legacy, transcript } = await read(made);
    expect([v1.answersArray.length, legacy.answers_array.length, v1.progress]).toEqual([1, 1, 'complete']);
    for (const row of transcript.slice(1)) expect([row.user, row.answerId]).toEqual(['', null]);
  });

  it('D10: a max-diff shows every option about three times', async () => {
    const { interview } = await begun([
      flat([maxDiff({ options: options(...'abcdefg'), itemsPerScreen: 3 })]),
    ]);
    const { screens } = interview.step.question;
    expect(screens).toHaveLength(7);
    const shown = new Map<string, number>();
    for (const id of screens.flat()) shown.set(id, (shown.get(id) ?? 0) + 1);
    expect([...shown.values()]).toEqual(Array(7).fill(3));
  });
});

describe('exactly once', () => {
  it('the same answer again gives the same result and no second row, also twenty at once', async () => {
    const { interview } = await begun([flat([plain('one'), plain('Two')])]);
    const given = { text: 'Because.' };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => answer(interview, interview.step.id, given)),
    );
    replies.push(await answer(interview, interview.step.id, given));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]!.body).toMatchObject({ progress: 'in_progress', step: { moderator: 'Two' } });
    expect(await turnsOf(interview.responseId)).toHaveLength(1);
  });

  it('of different answers at once one is taken, the others are 409 conflict', async () => {
    const { interview } = await begun([flat([plain('one'), plain('Two')])]);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => answer(interview, interview.step.id, { text: `${index}` })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect([...outcome(reply), reply.headers.get('retry-after')]).toEqual([409, 'conflict', null]);
    }
    expect(await turnsOf(interview.responseId)).toHaveLength(1);
  });

  it('a selection in another order is the same answer, a ranking in another order another one', async () => {
    const { interview } = await begun([flat([multi(), ranking()])]);
    const { step } = interview;
    const first = await answer(interview, step.id, pick('Tea', 'Juice')(step));
    const again = await answer(interview, step.id, pick('Juice', 'Tea')(step));
    expect(again.text).toBe(first.text);
    const next = first.body.step;
    await answer(interview, next.id, pick('Tea', 'Milk', 'Juice')(next));
    expect(outcome(await answer(interview, next.id, pick('Milk', 'Tea', 'Juice')(next)))).toEqual([
      409,
      'conflict',
    ]);
  });

  it('another answer, or one that does not even fit, to an answered step is 409 conflict', async () => {
    const { interview } = await begun([flat([choice(), plain()])]);
    const { step } = interview;
    await answer(interview, step.id, pick('Tea')(step));
    for (const other of [pick('Milk')(step), { skip: true }, { text: 'Tea' }, {}, null, 'x']) {
      expect(outcome(await answer(interview, step.id, other))).toEqual([409, 'conflict']);
    }
  });

  it('a step that is not the current one is 409 conflict', async () => {
    const made = await begun([flat([plain('one'), plain('Two')])]);
    const { interview } = made;
    const other = await startedInterview(made.study.linkId);
    const { step } = (await answer(other, other.step.id, { text: 'x' })).body;
    for (const stepId of [step.id, 'nowhere', '', '__proto__', randomUUID()])
      expect(outcome(await answer(interview, stepId, { text: 'x' }))).toEqual([409, 'conflict']);
    expect(await turnsOf(interview.responseId)).toEqual([]);
  });

  it('the last answer sent again gives the end again; any other after the end is 409 conflict', async () => {
    const { interview } = await begun([flat([plain('one'), plain('Two')])], { closingMessage: 'Bye' });
    const given = { text: 'x' };
    const { step } = (await answer(interview, interview.step.id, given)).body;
    const end = await answer(interview, step.id, given);
    expect(end.body).toEqual({
      progress: 'complete',
      step: { kind: 'end', outcome: 'complete', message: 'Bye' },
    });
    expect((await answer(interview, step.id, given)).text).toBe(end.text);
    const others: [string, unknown][] = [
      [step.id, { text: 'y' }],
      [step.id, { skip: true }],
      [interview.step.id, given],
      ['nowhere', given],
    ];
    for (const [stepId, other] of others)
      expect(outcome(await answer(interview, stepId, other))).toEqual([409, 'conflict']);
    expect(await turnsOf(interview.responseId)).toHaveLength(2);
  });

  it('an acknowledged answer is committed: another connection sees it at once', async () => {
    const { interview } = await begun([flat([plain()])]);
    expect((await answer(interview, interview.step.id, { text: 'kept' })).status).toBe(200);
    const { rows } = await pool().query('select user_text from turn where response_id = $1', [
      interview.responseId,
    ]);
    expect(rows).toEqual([{ user_text: 'kept' }]);
  });

  it('A13: an interview that somebody else holds for long is busy, worth trying again', async () => {
    const { interview } = await begun([flat([plain()])]);
    const other = await pool().connect();
    await other.query('begin');
    await other.query('select 1 from response where id = $1 for update', [interview.responseId]);
    const reply = await answer(interview, interview.step.id, { text: 'x' });
    await other.query('rollback');
    other.release();
    expect([...outcome(reply), reply.headers.get('retry-after')]).toEqual([409, 'study_busy', '1']);
    expect((await answer(interview, interview.step.id, { text: 'x' })).status).toBe(200);
  });
});

describe('what it refuses', () => {
  const id = (step: Step) => step.question.options[0].id;
  const row = (step: Step, at: number) => step.question.rows[at].id;
  const column = (step: Step, at: number) => step.question.columns[at].id;
  const WRONG: [string, Guide[number]['items'][number], (step: Step) => unknown[]][] = [
    [
      'an open question',
      plain(),
      () => [
        {},
        { text: '' },
        { text: '  ' },
        { text: 1 },
        { text: 'x', more: 1 },
        { text: 'x'.repeat(50_001) },
        { text: 'x', recordings: [randomUUID()] },
        { optionIds: [] },
      ],
    ],
    [
      'a choice',
      choice(),
      (step) => [
        { optionIds: [] },
        { optionIds: ['nowhere'] },
        { optionIds: [id(step), id(step)] },
        { optionIds: step.question.options.map((o: { id: string }) => o.id) },
        { optionIds: [], custom: 'x' },
        { optionIds: id(step) },
        { optionIds: [null] },
      ],
    ],
    [
      'a choice with an own option',
      choice({ allowCustomOption: true }),
      (step) => [
        { optionIds: [id(step)], custom: 'x' },
        { optionIds: [], custom: '' },
        { optionIds: [], custom: 1 },
      ],
    ],
    [
      'several choices',
      multi({ minSelect: 2, maxSelect: 2 }),
      (step) => [{ optionIds: [id(step)] }, { optionIds: [id(step), id(step)] }],
    ],
    [
      'a ranking',
      ranking(),
      (step) => [{ optionIds: [id(step)] }, { optionIds: [] }, { optionIds: [id(step), id(step), id(step)] }],
    ],
    [
      'a matrix',
      matrix(),
      (step) => [
        { cells: {} },
        { cells: { [row(step, 0)]: [column(step, 0)] } },
        { cells: { [row(step, 0)]: [column(step, 0)], [row(step, 1)]: [column(step, 0), column(step, 1)] } },
        { cells: { [row(step, 0)]: [column(step, 0)], [row(step, 1)]: [] } },
        { cells: { [row(step, 0)]: ['x'], [row(step, 1)]: ['x'] } },
        { cells: { [row(step, 0)]: [column(step, 0)], [row(step, 1)]: [column(step, 0)], extra: [] } },
        { cells: [] },
      ],
    ],
    [
      'a max-diff',
      maxDiff(),
      (step) => {
        const [first] = step.question.screens;
        return [
          { screens: [] },
          { screens: step.question.screens.map(() => ({ best: first[0], worst: first[0] })) },
          { screens: step.question.screens.map(() => ({ best: 'x', worst: 'y' })) },
        ];
      },
    ],
    ['a statement', { type: 'statement', text: 'Hi' }, () => [{ text: 'x' }, { optionIds: [] }, []]],
    [
      'a file upload',
      { type: 'file_upload', text: 'Show' },
      () => [{}, { recordings: [] }, { recordings: [randomUUID()] }, { recordings: ['x'] }, { text: 'x' }],
    ],
  ];

  it.each(WRONG)(
    'an answer that does not fit %s is invalid_request_body, and the step stays',
    async (_type, item, wrong) => {
      const { interview } = await begun([flat([item])]);
      const { step } = interview;
      for (const given of [
        ...wrong(step),
        null,
        'x',
        1,
        { skip: false },
        { skip: true, text: 'x' },
        { skip: 'true' },
      ]) {
        const reply = await answer(interview, step.id, given);
        expect([given, ...outcome(reply)]).toEqual([given, 400, 'invalid_request_body']);
        expect(reply.body.issues.length).toBeGreaterThan(0);
        for (const issue of reply.body.issues) {
          expect(Object.keys(issue).sort()).toEqual(['message', 'path']);
          expect(issue.path[0]).toBe('answer');
        }
      }
      expect((await answer(interview, step.id, plainAnswer(step))).status).toBe(200);
    },
  );

  it('A7: NUL and lone surrogates are refused at their path in every text', async () => {
    const { interview } = await begun([flat([multi({ allowCustomOption: true }), plain()])]);
    for (const text of UNSTORABLE) {
      const custom = await answer(interview, interview.step.id, { optionIds: [], custom: text });
      expect([...outcome(custom), custom.body.issues[0].path]).toEqual([
        400,
        'invalid_request_body',
        ['answer', 'custom'],
      ]);
      const named = await answer(interview, text, {});
      expect([...outcome(named), named.body.issues[0].path]).toEqual([
        400,
        'invalid_request_body',
        ['stepId'],
      ]);
    }
    const { step } = (await answer(interview, interview.step.id, plainAnswer(interview.step))).body;
    for (const text of UNSTORABLE) {
      const reply = await answer(interview, step.id, { text });
      expect([...outcome(reply), reply.body.issues[0].path]).toEqual([
        400,
        'invalid_request_body',
        ['answer', 'text'],
      ]);
    }
    expect((await answer(interview, step.id, { text: 'x'.repeat(50_000) })).status).toBe(200);
  });

  it.each(oddBodies({ stepId: 'x', answer: { text: 'x' } }))(
    'A4, A5: %s is refused in the envelope',
    async (_name, sent, refusal) => {
      const { interview } = await begun([flat([plain()])]);
      const { responseId, token } = interview;
      expect(outcome(await call(POST, { method: 'POST', params: { responseId }, token, ...sent }))).toEqual(
        refusal,
      );
    },
  );

  it('A1: stepId and answer are both required, and nothing else is taken', async () => {
    const { interview } = await begun([flat([plain()])]);
    const { responseId, token } = interview;
    const paths = async (body: unknown) => {
      const reply = await call(POST, { params: { responseId }, token, body });
      expect(outcome(reply)).toEqual([400, 'invalid_request_body']);
      return reply.body.issues.map(({ path }: { path: string[] }) => path.join('.'));
    };
    expect(await paths({ answer: { text: 'x' } })).toEqual(['stepId']);
    expect(await paths({ stepId: interview.step.id })).toEqual(['answer']);
    expect(await paths({ stepId: 'x', answer: {}, token })).toEqual(['token']);
  });

  it('A1: an answer 100,000 deep is invalid_request_body', async () => {
    const { interview } = await begun([flat([matrix()])]);
    const { responseId, token } = interview;
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const given of [deep, `{"cells":${deep}}`, `{"cells":{"a":${deep}}}`]) {
      const body = `{"stepId":"${interview.step.id}","answer":${given}}`;
      expect(outcome(await call(POST, { params: { responseId }, token, body }))).toEqual([
        400,
        'invalid_request_body',
      ]);
    }
  });

  it('A1: cells of a row named __proto__ are refused', async () => {
    const { interview } = await begun([flat([matrix()])]);
    const { responseId, token, step } = interview;
    const { cells } = plainAnswer(step) as { cells: Record<string, string[]> };
    const text = JSON.stringify(cells).replace('}', ',"__proto__":["x"]}');
    const body = `{"stepId":"${step.id}","answer":{"cells":${text}}}`;
    expect(outcome(await call(POST, { params: { responseId }, token, body }))).toEqual([
      400,
      'invalid_request_body',
    ]);
  });
});
