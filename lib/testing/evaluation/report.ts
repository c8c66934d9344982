import { REFUSALS, type Refusal } from '@/lib/domain/moderator/check-follow-up';
import { composedAnswers } from './composed';
import {
  type Asked,
  byPeople,
  byRules,
  byTellMeMore,
  type Figures,
  figuresOf,
  TELL_ME_MORE,
} from './figures';
import { isUsable, keptLabels, labelKey, rated } from './labels';
import { oddOutcomes } from './odd-answers';
import { type Half, heldInterviews, type Replayed, replayed } from './replay';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

export const replayedHalf = (half: Half): Replayed[] =>
  heldInterviews(half).flatMap((held) => replayed(held));

function inCode(columns: [string, Figures][]): string[] {
  const rows: [string, (figures: Figures) => string][] = [
    ['Answers', ({ answers }) => `${answers}`],
    ['Followed up', ({ followUps, answers }) => percent(followUps, answers)],
    [
      'Answers of 60 words or more left alone',
      ({ longLeftAlone, longAnswers }) => percent(longLeftAlone, longAnswers),
    ],
    ['Quoting', ({ quoting, followUps }) => percent(quoting, followUps)],
    ['Quotes that are cut', ({ cutQuotes, quoting }) => `${cutQuotes} of ${quoting}`],
    ['In another language', ({ wrongLanguage }) => `${wrongLanguage}`],
    ['Repeated within an interview', ({ repeats }) => `${repeats}`],
    ['Refused by the checker', ({ refused, followUps }) => percent(refused, followUps)],
  ];
  return [
    `| | ${columns.map(([name]) => name).join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows.map(([name, cell]) => `| ${name} | ${columns.map(([, figures]) => cell(figures)).join(' | ')} |`),
  ];
}

function refusalsOf(name: string, { refusals }: Figures): string {
  const counted = Object.entries(refusals)
    .sort(([, a], [, b]) => b - a)
    .map(([refusal, count]) => `${REFUSALS[refusal as Refusal].replace(/\.$/, '')}: ${count}`);
  return `- ${name}: ${counted.join('; ') || 'none'}.`;
}

function byHand(columns: [string, readonly Asked[]][]): string[] {
  const labels = keptLabels();
  return [
    '| | usable | natural | deepens | without a label |',
    '|---|---|---|---|---|',
    ...columns.map(([name, asked]) => {
      const { labelled, unlabelled, usable, natural, deepens } = rated(asked, labels);
      return `| ${name} | ${percent(usable, labelled)} | ${natural.toFixed(2)} | ${deepens.toFixed(2)} | ${unlabelled} |`;
    }),
  ];
}

const short = (text: string, most = 220) => {
  const clean = text.replace(/\s+/g, ' ').replaceAll('|', '/').replaceAll('<', '&lt;').trim();
  return clean.length <= most ? clean : `${clean.slice(0, most / 2)} … ${clean.slice(-most / 2)}`;
};

function everyFollowUp(replays: readonly Replayed[]): string[] {
  const labels = keptLabels();
  return [
    '| the answer before it | follow-up | natural, deepens |',
    '|---|---|---|',
    ...byRules(replays).flatMap((one) => {
      if (one.text === null) return [];
      const label = labels.get(labelKey(one, one.text));
      const rating = label ? `${label.natural}, ${label.deepens}${isUsable(label) ? '' : ' ✗'}` : 'none';
      return [`| ${short(one.answer)} | ${short(one.text)} | ${rating} |`];
    }),
  ];
}

/** docs/evaluation.md */
export function evaluationReport(): string {
  const [built, measured] = [replayedHalf('built'), replayedHalf('measured')];
  const rules = byRules(measured);
  const followedUp = (replays: readonly Replayed[]) =>
    replays.filter(({ probe }) => probe.decision === 'ask');
  const asked = followedUp(measured);
  const composed = composedAnswers();
  const composedAsked = followedUp(composed);
  const columns: [string, Figures][] = [
    ['rules', figuresOf(rules)],
    ['rules, on the half that was looked at', figuresOf(byRules(built))],
    [`“${TELL_ME_MORE}”`, figuresOf(byTellMeMore(measured))],
    ['what people asked next', figuresOf(byPeople(measured))],
    ['rules, composed answers', figuresOf(byRules(composed))],
  ];
  return [
    '# Evaluation of the built-in moderator',
    '',
    'Made by `npm run eval`, without a model and without a network. Real answers are given to the rules one by one, each to the question that it was given to; what the rules would ask is judged in code and by hand. The interviews are in the public domain (CC0): Wuttke and others, “AI Conversational Interviewing”, LaTeCH-CLfL 2025; `lib/testing/evaluation/fixtures/README.md` says what was taken. Participants are in one of two halves by the number in their id: the rules were written by looking at one, and are measured on the other. All of them spoke English about politics and democracy; of other subjects and languages only the composed answers say something (below). Questions back and signs of distress are met before these rules and are not measured here.',
    '',
    '## Judged in code',
    '',
    'The measured half, unless the column says otherwise. What people asked next includes the next questions of their script.',
    '',
    ...inCode(columns),
    '',
    'What the checker (K3) objects to:',
    '',
    ...columns.map(([name, figures]) => refusalsOf(name, figures)),
    '',
    '## Judged by hand',
    '',
    `Every follow-up was read with the answer before it and rated 0 to 2: natural (a person would ask it here) and deepens (an answer would add something). It is usable when both are at least 1. One rater, who also wrote the rules, so the comparison matters more than the level. “${TELL_ME_MORE}” was rated after the same answers, each by itself: that it tires when it comes every time is not in the figure, and the checker would refuse it, as a repeat and because it can be answered by yes.`,
    '',
    'Two sets:',
    '',
    '- Real: the measured half. When the rules were frozen for the first time, before anybody had read it, 41 of 60 follow-ups (68 %) were usable, against 50 of 60 (83 %) for “tell me more”. What failed there then led to changes: answers that decline are left alone, questions for the contrary view are rare, and a plain question is preferred where no kind of question is sure to fit. So the figure below is no longer blind.',
    '- Composed: made-up answers on trains, refilled bottles and a new town, in English, German and French, written before these rules for the demonstration studies. The first three quarters of them were read while the rules were changed (57, 62 and 74 % usable, in this order), the last quarter only after the last change. The figure below is blind.',
    '',
    ...byHand([
      ['real: rules', rules],
      [`real: “${TELL_ME_MORE}”`, byTellMeMore(asked)],
      ['composed: rules', byRules(composed)],
      [`composed: “${TELL_ME_MORE}”`, byTellMeMore(composedAsked)],
    ]),
    '',
    'For comparison, on other answers of the real interviews and by another rater: what people asked 20 of 22, the rules before these 6 of 22, “tell me more” 16 of 22.',
    '',
    'The aim was 60 % usable and never below “tell me more”. The first is reached, the second is not: a plain question, asked once, seldom misfits. What the rules gain is depth, and that nobody hears the same words again. What the rules cannot see is what an answer means: most misses are a question for an experience or a reason after an answer that has none to give (a piece of advice, a sentence to a neighbour, a joke).',
    '',
    '## Odd and hostile answers',
    '',
    'Each is decided within 150 milliseconds of processor time, which a test keeps.',
    '',
    '| answer | what the rules do |',
    '|---|---|',
    ...oddOutcomes().map(({ name, probe }) =>
      probe.decision === 'ask'
        ? `| ${name} | ask: ${short(probe.text)} |`
        : `| ${name} | go on: ${short(probe.reason)} |`,
    ),
    '',
    '## Every follow-up of the measured half',
    '',
    '✗: not usable.',
    '',
    ...everyFollowUp(measured),
    '',
    '## Every follow-up on the composed answers',
    '',
    ...everyFollowUp(composed),
    '',
  ].join('\n');
}
