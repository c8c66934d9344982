import { describe, expect, it } from 'vitest';
import { open } from '@/lib/testing/guide-of';
import type { Probe, Turn } from '../interview/interview';
import type { Conversation } from './conversation';
import { decideProbe } from './decide-probe';

interface Setting {
  question?: string;
  language?: string;
  instructions?: string;
  goal?: string;
  budget?: number;
  seed?: string;
}

/** The decision after the last answer, when all were given to one question. */
function decided(answers: string[], setting: Setting = {}): Probe {
  const item = open('q1', {
    text: setting.question ?? 'How did you decide what to do about it?',
    followUp: 'heavy',
    addInstructions: setting.instructions ?? null,
  });
  const budget = setting.budget ?? 4;
  const turns: Turn[] = [];
  for (const [at, text] of answers.entries()) {
    turns.push(turnOf('q1', at, text));
    const probe = decideProbe(conversationOf(item, turns, budget - at, setting));
    turns[at] = { ...turns[at]!, probe };
  }
  return turns.at(-1)!.probe!;
}

/** The decision after an answer to a second question. */
function decidedElsewhere(first: string, second: string, setting: Setting = {}): Probe {
  const item = open('q2', { text: setting.question ?? 'And what was hard about it?', followUp: 'heavy' });
  const before: Turn = { ...turnOf('q1', 0, first), probe: { decision: 'move_on', reason: '' } };
  return decideProbe(conversationOf(item, [before, turnOf('q2', 0, second)], setting.budget ?? 4, setting));
}

const turnOf = (questionId: string, at: number, text: string): Turn => ({
  stepId: at === 0 ? questionId : `${questionId}.f${at}`,
  kind: at === 0 ? 'question' : 'follow_up',
  questionId,
  conceptId: null,
  answer: { text },
  probe: null,
});

const conversationOf = (
  item: ReturnType<typeof open>,
  turns: Turn[],
  budgetLeft: number,
  setting: Setting,
): Conversation => ({
  item,
  turns: [...turns],
  questions: [
    { id: 'q1', text: 'How did you decide?' },
    { id: 'q2', text: 'And what was hard about it?' },
    { id: 'q3', text: 'What else?' },
  ],
  conceptTitle: null,
  budgetLeft,
  language: setting.language ?? 'en',
  studyGoal: setting.goal ?? null,
  background: null,
  seed: setting.seed ?? 'seed',
});

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const textsOf = (answers: string[], setting: Setting = {}) =>
  SEEDS.map((seed) => {
    const probe = decided(answers, { ...setting, seed });
    return probe.decision === 'ask' ? probe.text : probe.decision;
  });

describe('a follow-up takes up what was said', () => {
  it.each([
    ['an event, told back with the person shifted', 'I called my sister.', /you called your sister/],
    ['an event without a subject', 'Bought a new one.', /you bought a new one/],
    ['a clause of several people', 'We threw our old sofa away.', /you threw your old sofa away/],
    ['how somebody was', 'I was tired and my feet hurt.', /you were tired/],
    ['what came after a but', 'The shop is near but the fees are too high.', /the fees are too high/],
    ['a bare word', 'Cheaper.', /“cheaper”/],
    ['a vague word with its negation', 'It was not great.', /“not great”/],
    ['what cannot be shifted, in quotes', 'Nobody there looks at your bill.', /“.*your bill”/],
  ])('%s', (_, answer, expected) => {
    for (const text of textsOf([answer])) expect(text).toMatch(expected);
  });

  it.each([
    ['de', 'Der Laden ist nah, aber die Gebühren sind viel zu hoch.', /„die Gebühren sind viel zu hoch“/],
    ['fr', 'Le magasin est proche, mais les frais sont trop élevés.', /« les frais sont trop élevés »/],
    ['es', 'La tienda está cerca, pero los gastos son demasiado altos.', /«los gastos son demasiado altos»/],
    ['pt', 'A loja fica perto, mas as taxas são altas demais.', /“as taxas são altas demais”/],
    ['it', 'Il negozio è vicino, ma le spese sono troppo alte.', /«le spese sono troppo alte»/],
    ['nl', 'De winkel is dichtbij, maar de kosten zijn veel te hoog.', /‘de kosten zijn veel te hoog’/],
  ])('in %s by the quoted words', (language, answer, expected) => {
    for (const text of textsOf([answer], { language })) expect(text).toMatch(expected);
  });

  it('in the language that the participant answers in, whatever was agreed on', () => {
    const [text] = textsOf(['Ich habe beim Kundendienst angerufen und eine halbe Stunde gewartet.']);
    expect(text).toMatch(/„ich habe beim Kundendienst angerufen/);
  });

  it('asks nothing in a language that it does not speak, unless the participant answers in one that it does', () => {
    expect(decided(['كانت مزدحمة جدا ولم أجد مكانا'], { language: 'ar' })).toMatchObject({
      decision: 'move_on',
    });
    const [text] = textsOf(['I called the support line and waited for half an hour.'], { language: 'ar' });
    expect(text).toMatch(/support line/);
  });

  it('asks “it depends” what it depends on', () => {
    for (const text of textsOf(['It depends.'])) expect(text).toMatch(/depend/);
  });

  it('keeps writing from right to left to itself', () => {
    const [text] = textsOf(['שלום עולם טוב']);
    expect(text).toMatch(/“\u2068[^\u2069]+\u2069”/u);
  });

  it('is worded differently from interview to interview', () => {
    expect(new Set(textsOf(['I called my sister.'])).size).toBeGreaterThan(2);
  });
});

describe('a follow-up says why it was asked', () => {
  it('names what was salient, what is missing, the family and the budget left', () => {
    const probe = decided(['The shop is near but the fees are too high.']);
    expect(probe.reason).toMatch(
      /^Took up “the fees are too high” \(.+set against what came before.*\)\. Missing: .+\. Family: \w+\. Follow-ups left: 3\.$/,
    );
  });
});

describe('it stops', () => {
  it('when the answer is concrete and complete', () => {
    const answer =
      'Last Tuesday I took the 7 o’clock bus to Leeds with my sister because the car had broken down. The driver told us that the road was closed, so I called my boss, and in the end we walked the last two miles in the rain. I was furious, and later I wrote to the company and asked for my twelve pounds back.';
    expect(decided([answer], { budget: 2 }).reason).toMatch(/^Concrete and complete/);
  });

  it('when the last follow-up brought nothing new', () => {
    expect(decided(['The fees are too high.', 'The fees, as I said.'])).toMatchObject({
      decision: 'move_on',
    });
  });

  it.each(['No.', 'That is all, thanks.', 'Nope, nothing else.'])('when they are done: %s', (answer) => {
    expect(decided(['The fees are too high.', answer])).toMatchObject({ decision: 'move_on' });
  });

  it.each(['', '   ', '\n'])('when there are no words to go by', (answer) => {
    expect(decided([answer])).toMatchObject({ decision: 'move_on' });
  });

  it('at a refusal', () => {
    expect(decided(['I would rather not say.'])).toMatchObject({ decision: 'move_on' });
  });
});

describe('“I don’t know”', () => {
  it.each([
    ['en', "I don't know."],
    ['de', 'Keine Ahnung.'],
    ['fr', 'Je ne sais pas.'],
    ['es', 'No lo sé.'],
    ['pt', 'Não sei.'],
    ['it', 'Non lo so.'],
    ['nl', 'Geen idee.'],
  ])('is met from one other angle, then left (%s)', (language, answer) => {
    expect(decided([answer], { language })).toMatchObject({ decision: 'ask', family: 'angle' });
    expect(decided([answer, answer], { language })).toMatchObject({ decision: 'move_on' });
  });

  it('does not hide what is said besides', () => {
    const probe = decided(["I don't know, my husband always calls the plumber and pays the bill in cash."]);
    expect(probe).toMatchObject({ decision: 'ask' });
    expect(probe).not.toMatchObject({ family: 'angle' });
  });
});

describe('a question back', () => {
  it.each([
    ['What do you mean by that?', /right|no special meaning/],
    ['Who reads this?', /study/],
    ['Are you a bot?', /automated|program/],
    ['What do you think?', /no view|leave that to you/],
    ['How many questions are there?', /skip/],
  ])('is answered plainly, and the question asked again once: %s', (asked, expected) => {
    const probe = decided([asked]);
    expect(probe).toMatchObject({ decision: 'ask', text: expect.stringMatching(expected), family: 'answer' });
    expect(probe).toMatchObject({ text: expect.stringMatching(/How did you decide what to do about it\?$/) });
    expect(decided([asked, asked])).toMatchObject({ decision: 'move_on' });
  });
});

describe('care', () => {
  it.each([
    ['en', 'My wife died in March and I kept her chair.'],
    ['de', 'Mein Mann ist im März verstorben, der Stuhl war seiner.'],
    ['fr', 'Mon mari est décédé en mars, c’était sa chaise.'],
    ['es', 'Mi marido falleció en marzo, era su silla.'],
  ])('offers to go on or to end, and probes no further (%s)', (language, answer) => {
    expect(decided([answer], { language })).toMatchObject({ decision: 'ask', family: 'distress' });
    expect(decided([answer, 'Weiter. Go on.'], { language })).toMatchObject({ decision: 'move_on' });
  });

  it.each([
    ['hostile', 'Fuck off.'],
    ['unreadable', 'asdfghjkl qwrtzp'],
  ])('asks once after %s words', (family, answer) => {
    expect(decided([answer])).toMatchObject({ decision: 'ask', family });
    expect(decided([answer, answer])).toMatchObject({ decision: 'move_on' });
  });

  it('builds one bridge back', () => {
    const aside = 'By the way, did you watch the football yesterday, unbelievable goals.';
    expect(decided([aside])).toMatchObject({ decision: 'ask', family: 'bridge' });
    expect(decided([aside, aside])).toMatchObject({ decision: 'move_on' });
  });
});

describe('a contradiction', () => {
  it.each([
    ['I never repair phones.', 'I repaired my phones twice last year.'],
    ['Repairs are too expensive.', 'Honestly, repairs are quite cheap here.'],
  ])('is put side by side: %s %s', (first, second) => {
    expect(decidedElsewhere(first, second)).toMatchObject({ decision: 'ask', family: 'contradiction' });
  });

  it('is not seen in two different things', () => {
    const probe = decidedElsewhere('The shop is expensive.', 'The website is easy.');
    expect(probe).not.toMatchObject({ family: 'contradiction' });
  });
});

describe('addInstructions', () => {
  it('asks in the way that is asked for', () => {
    for (const seed of SEEDS) {
      const probe = decided(['I take the bus and it is slow.'], {
        instructions: 'Ask for an example.',
        seed,
      });
      expect(probe).toMatchObject({ family: 'instance' });
    }
  });

  it('listens for what is named', () => {
    const answer = 'I was very angry about the staff. The parking costs something as well.';
    expect(decided([answer], { instructions: 'Listen for parking.' })).toMatchObject({
      about: expect.stringMatching(/parking/i),
    });
  });

  it('leaves alone what is not to be asked about', () => {
    for (const seed of SEEDS) {
      const setting = { instructions: 'Ask about the staff but do not ask about prices.', seed };
      const probe = decided(['The prices were awful. The staff was slow.'], setting);
      expect(probe).toMatchObject({ about: expect.not.stringMatching(/prices/) });
    }
  });

  it('brings up what nobody mentioned, once', () => {
    const probe = decided(['I called my sister.', 'She came at once.'], {
      instructions: 'Ask about delivery.',
    });
    expect(probe).toMatchObject({ family: 'topic', text: expect.stringMatching(/delivery/) });
  });
});
