import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisReport } from './analysis-report';
import { composedAnswers } from './composed';
import {
  type Asked,
  byPeople,
  byRules,
  byTellMeMore,
  type Figures,
  figuresOf,
  inOwnLanguage,
  TELL_ME_MORE,
} from './figures';
import { isUsable, keptLabels, labelKey, rated } from './labels';
import { oddOutcomes } from './odd-answers';
import { type Half, heldInterviews, type Replayed, replayed } from './replay';
import { inCode, percent, refusalsOf, shortened } from './report-parts';
import { themesReport } from './themes';

const replayedHalf = (half: Half): Replayed[] => heldInterviews(half).flatMap((held) => replayed(held));

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

function everyFollowUp(replays: readonly Replayed[]): string[] {
  const labels = keptLabels();
  return [
    '| the answer before it | follow-up | natural, deepens |',
    '|---|---|---|',
    ...byRules(replays).flatMap((one) => {
      if (one.text === null) return [];
      const label = labels.get(labelKey(one, one.text));
      const rating = label ? `${label.natural}, ${label.deepens}${isUsable(label) ? '' : ' ✗'}` : 'none';
      return [`| ${shortened(one.answer)} | ${shortened(one.text)} | ${rating} |`];
    }),
  ];
}

interface BlindFollowUp {
  question: string;
  answer: string;
  followUp: string;
  by: 'rules' | 'tellMeMore';
}

function blindRuns(): [string, BlindFollowUp[]][] {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/blind-runs.json');
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, BlindFollowUp[]>);
}

const BY = { rules: 'rules', tellMeMore: `“${TELL_ME_MORE}”` } as const;

function blindRows(): string[] {
  const labels = keptLabels();
  return blindRuns().flatMap(([name, run]) =>
    (['rules', 'tellMeMore'] as const).map((by) => {
      const asked = run
        .filter((one) => one.by === by)
        .map(({ question, answer, followUp }) => ({
          interview: name,
          language: '',
          question,
          answer,
          text: followUp,
        }));
      const { labelled, usable, natural, deepens } = rated(asked, labels);
      return `| ${name} fresh: ${BY[by]} | ${percent(usable, labelled)} | ${natural.toFixed(2)} | ${deepens.toFixed(2)} |`;
    }),
  );
}

function everyBlindFollowUp(): string[] {
  const labels = keptLabels();
  return [
    '| set | the answer before it | follow-up | natural, deepens |',
    '|---|---|---|---|',
    ...blindRuns().flatMap(([name, run]) =>
      run.map(({ answer, followUp }) => {
        const label = labels.get(labelKey({ answer }, followUp));
        const rating = label ? `${label.natural}, ${label.deepens}${isUsable(label) ? '' : ' ✗'}` : 'none';
        return `| ${name} | ${shortened(answer)} | ${shortened(followUp)} | ${rating} |`;
      }),
    ),
  ];
}

/** What stands in the place of a model's part (`with-model.ts`). */
const WITHOUT_MODEL = [
  '## With a model',
  '',
  'None was set when this was made. With `LLM_BASE_URL`, `LLM_API_KEY` and `LLM_MODEL` (or `LLM_MODEL_MODERATOR`, and `LLM_MODEL_ANALYST` as the judge) the command asks the model after the same answers, by the product’s own way: with its deadline, the checker and the rules behind it. What it asks is judged in code as the rules are, and in pairs against the rules, “tell me more” and what people asked: each pair twice with the places swapped, and a preference counts when it holds in both. The part is tested against a local server that speaks the provider’s protocol (`with-model.test.ts`); that says nothing of any model.',
  '',
];

/** docs/evaluation.md; `withModel`: the part on a model. */
export function evaluationReport(withModel: readonly string[] = WITHOUT_MODEL): string {
  const [built, measured] = [replayedHalf('built'), replayedHalf('measured')];
  const rules = byRules(measured);
  const followedUp = (replays: readonly Replayed[]) =>
    replays.filter(({ probe }) => probe.decision === 'ask');
  const asked = followedUp(measured);
  const composed = composedAnswers();
  const [first, second, third, fourth, fifth] = [
    replayedHalf('fresh'),
    replayedHalf('fresh-second'),
    replayedHalf('fresh-third'),
    replayedHalf('fresh-fourth'),
    replayedHalf('fresh-fifth'),
  ];
  const composedAsked = followedUp(composed);
  const columns: [string, Figures][] = [
    ['rules', figuresOf(rules)],
    ['rules, on the half that was looked at', figuresOf(byRules(built))],
    [`“${TELL_ME_MORE}”`, figuresOf(byTellMeMore(measured))],
    ['what people asked next', figuresOf(byPeople(measured))],
    ['rules, composed answers', figuresOf(byRules(composed))],
    ['rules, fresh answers', figuresOf(byRules([...first, ...second, ...third, ...fourth, ...fifth]))],
  ];
  return [
    '# Evaluation of the built-in moderator and analyst',
    '',
    'Made by `npm run eval`, without a network but for the part on a model. Real answers are given to the rules one by one, each to the question that it was given to; what the rules would ask is judged in code and by hand. The interviews are in the public domain (CC0): Wuttke and others, “AI Conversational Interviewing”, LaTeCH-CLfL 2025; `lib/testing/evaluation/fixtures/README.md` says what was taken. Participants are in one of two halves by the number in their id: the rules were written by looking at one, and are measured on the other. All of them spoke English about politics and democracy; of other subjects and languages only the composed answers say something (below). Questions back and signs of distress are met before these rules and are not measured here.',
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
    'Three kinds of sets:',
    '',
    '- Fresh, first to fifth: composed answers in seven languages (90, 48, 42, 42 and 42), varied in register, length, spelling and dialect, written before anybody saw what the rules ask after them (`interviews-fresh*.json`). The rules were frozen in a commit, both follow-ups of every answer were put in one order by a hash and rated in that order, and only then were the rules changed. Answers, rules and ratings have one author. The blind figures are of those frozen rules; what they asked is kept in `blind-runs.json`.',
    '- Real: the measured half. When the rules were frozen for the very first time, 41 of 60 follow-ups (68 %) were usable, against 50 of 60 (83 %) for “tell me more”. It has been looked at since, so its figures are not blind.',
    '- Composed: made-up answers on trains, refilled bottles and a new town, in English, German and French, of the demonstration studies. Blind it was 21 of 29 (72 %); it has been looked at since.',
    '',
    '| blind | usable | natural | deepens |',
    '|---|---|---|---|',
    ...blindRows(),
    '',
    'Of the first set, most of what failed was an elaborate wording of the plain question (“in a little more detail”, “I would like to understand that better”) after an answer that has no more detail to give, or a reason asked of somebody who is not sure; of the second, seven of ten were one stiff wording in its six languages. Those wordings are gone; the third set was written and measured after that. What fails in it: the request for an example after two words that were an answer (“so-so”, “people”), a reason asked of “yes, at once”, and two plain wordings that ask much after very little. The fourth came after the changes of decision 85. What fails in it: “What makes you say that?” after answers that had said so in the same breath or had done it (“already have”), three times, and three of the stiffer plain wordings. Nine such wordings were changed before the fifth. What fails in it: more asked for after “80 euro” and “… and little else”, where a feeling comes from that is denied, and one wording that is much after “miro el móvil”. An amount of money is now asked for what is behind it, the end of “and little else” is taken for one, and a denied feeling is not asked after. The rules as they are now, for which none of these answers is blind any more:',
    '',
    ...byHand([
      ['real: rules', rules],
      [`real: “${TELL_ME_MORE}”`, byTellMeMore(asked)],
      ['first fresh: rules', byRules(first)],
      [`first fresh: “${TELL_ME_MORE}”`, inOwnLanguage(followedUp(first))],
      ['second fresh: rules', byRules(second)],
      [`second fresh: “${TELL_ME_MORE}”`, inOwnLanguage(followedUp(second))],
      ['third fresh: rules', byRules(third)],
      [`third fresh: “${TELL_ME_MORE}”`, inOwnLanguage(followedUp(third))],
      ['fourth fresh: rules', byRules(fourth)],
      [`fourth fresh: “${TELL_ME_MORE}”`, inOwnLanguage(followedUp(fourth))],
      ['fifth fresh: rules', byRules(fifth)],
      [`fifth fresh: “${TELL_ME_MORE}”`, inOwnLanguage(followedUp(fifth))],
      ['composed: rules', byRules(composed)],
      [`composed: “${TELL_ME_MORE}”`, byTellMeMore(composedAsked)],
    ]),
    '',
    'For comparison, on other answers of the real interviews and by another rater: what people asked 20 of 22, the rules before these 6 of 22, “tell me more” 16 of 22.',
    '',
    'The aim was 60 % usable and never below “tell me more”. The first is reached on every set. The second is reached on the measured half and on the composed answers, which had been looked at by then, and not in any blind run: asked once, a plain question misfits nowhere, so that only rules which never misfit could draw level. What the rules do about it: the plain question, in seven wordings, the plainest first where little was said, is what they ask where the kind of question or answer is not certain, and something else only for numbers, wishes, feelings in few words, accounts of an event, definitions and positions. In interviews with more than seven such answers there are nine further wordings. What the rules gain is that nobody hears the same words twice, that complete answers are left alone, and depth where they are sure.',
    '',
    ...withModel,
    ...analysisReport(),
    ...themesReport(),
    '## Odd and hostile answers',
    '',
    'Each is decided within 150 milliseconds of processor time, which a test keeps.',
    '',
    '| answer | what the rules do |',
    '|---|---|',
    ...oddOutcomes().map(({ name, probe }) =>
      probe.decision === 'ask'
        ? `| ${name} | ask: ${shortened(probe.text)} |`
        : `| ${name} | go on: ${shortened(probe.reason)} |`,
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
    '## Every follow-up of the blind runs',
    '',
    'As they were asked then, with “tell me more” in the language of the interview, in the order in which they were rated.',
    '',
    ...everyBlindFollowUp(),
    '',
  ].join('\n');
}
