import { expect, it } from 'vitest';
import { flat, multi, open, ranking } from '@/lib/testing/guide-parts';
import { identifyGuide } from '../guide/identify-guide';
import type { Answer, Interview, Probe } from '../interview/interview';
import { nextStep } from '../interview/next-step';
import { DELETED_WORDS, redactTurns } from './redact-turns';

let made = 0;
const next = () => {
  made += 1;
  return made;
};
const ids = () => `id-${next()}`;
const carried = ranking({ carryForwardFrom: 'drinks' });
const { options: _options, ...ranked } = carried;
const guide = identifyGuide(
  [
    flat([
      open({ text: 'How was it?', followUp: 'heavy' }),
      multi({ externalId: 'drinks', allowCustomOption: true }),
      ranked,
      open({ text: 'And?', followUp: 'none' }),
    ]),
  ],
  null,
  ids,
);
const interview: Interview = { guide, seed: 'seed', draws: {}, urlParams: new Map(), turns: [] };
const SECRET = 'zephyr';

/** Takes the next step with an answer and the moderator's decision. */
function said(turns: ReturnType<typeof turn>[], answer: Answer, user: string, probe: Probe | null = null) {
  const step = nextStep({ ...interview, turns });
  if (step.kind !== 'question' && step.kind !== 'follow_up') throw new Error(step.kind);
  const moderator = step.kind === 'follow_up' ? step.text : step.item.text;
  return [
    ...turns,
    turn({ kind: step.kind, stepId: step.id, questionId: step.item.id, moderator }, answer, user, probe),
  ];
}
function turn(
  step: { kind: 'question' | 'follow_up'; stepId: string; questionId: string; moderator: string },
  answer: Answer,
  user: string,
  probe: Probe | null,
) {
  const safety = user.includes('die') ? { level: 'imminent' as const, start: 2, end: 5 } : null;
  return { ...step, conceptId: null, answer, user, probe, safety, seq: next() };
}
const ask: Probe = {
  ...{ decision: 'ask', text: `What about the ${SECRET}?`, reason: `Took up ${SECRET}.`, about: SECRET },
  ...{ missing: SECRET, family: 'next', by: 'model', model: 'llm-1' },
};

it('O2: nothing that was said or typed is left, nor what took it up, and the interview goes on the same way', () => {
  let turns = said([], { text: `A ${SECRET} to die for` }, `A ${SECRET} to die for`, ask);
  turns = said(turns, { text: SECRET, recordings: ['r'] }, SECRET, { ...ask, family: 'cause' });
  const redacted = redactTurns({ ...interview, turns }, turns);
  expect(JSON.stringify(redacted)).not.toContain(SECRET);
  expect(redacted.map(({ answer, user }) => ({ answer, user }))).toEqual([
    { answer: { text: '' }, user: '' },
    { answer: { text: '' }, user: '' },
  ]);
  expect(redacted[0]).toMatchObject({
    probe: { decision: 'ask', text: DELETED_WORDS, family: 'next', by: 'model', model: 'llm-1' },
    safety: { level: 'imminent', start: 0, end: 0 },
  });
  expect(redacted[1]).toMatchObject({ moderator: DELETED_WORDS, probe: { decision: 'move_on' } });
  // The follow-up that quoted them is not asked any more.
  expect(nextStep({ ...interview, turns: redacted })).toMatchObject({ item: { externalId: 'drinks' } });
});

it('O2: closed answers stay, and options of one’s own are places without words, wherever they were carried', () => {
  let turns = said([], { skip: true }, '');
  const drinks = nextStep({ ...interview, turns });
  if (drinks.kind !== 'question') throw new Error(drinks.kind);
  const tea = drinks.options.find(({ text }) => text === 'Tea')!.id;
  turns = said(turns, { optionIds: [tea], custom: `My ${SECRET}` }, `Tea; My ${SECRET}`);
  const order = nextStep({ ...interview, turns });
  if (order.kind !== 'question') throw new Error(order.kind);
  const optionIds = order.optionsInGuideOrder.map(({ id }) => id).reverse();
  turns = said(turns, { optionIds }, `1. My ${SECRET}; 2. Tea`);
  const redacted = redactTurns({ ...interview, turns }, turns);
  expect(JSON.stringify(redacted)).not.toContain(SECRET);
  expect(redacted.map(({ user }) => user)).toEqual(['', 'Tea; …', '1. …; 2. Tea']);
  expect(redacted[2]!.answer).toEqual({ optionIds });
  expect(redacted[0]!.answer).toEqual({ skip: true });
  // Twice is the same.
  expect(redactTurns({ ...interview, turns: redacted }, redacted)).toEqual(redacted);
});
