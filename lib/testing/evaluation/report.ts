import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analysisReport } from './analysis-report';
import { composedAnswers } from './composed';
import { byPeople, byRules, byTellMeMore, type Figures, figuresOf, TELL_ME_MORE } from './figures';
import { everyIndependentFollowUp, type IndependentSet, independentTable } from './independent';
import { isUsable, keptLabels, labelKey, rated } from './labels';
import { oddOutcomes } from './odd-answers';
import { type Half, heldInterviews, type Replayed, replayed } from './replay';
import { inCode, percent, refusalsOf, shortened } from './report-parts';
import { themesReport } from './themes';

const replayedHalf = (half: Half): Replayed[] => heldInterviews(half).flatMap((held) => replayed(held));

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

const FRESH: readonly Half[] = [
  'fresh',
  'fresh-second',
  'fresh-third',
  'fresh-fourth',
  'fresh-fifth',
  'fresh-sixth',
  'fresh-seventh',
  'fresh-eighth',
  'fresh-ninth',
];

const SETS: Record<IndependentSet, string> = {
  sixth: 'Sixth set',
  seventh: 'Seventh set',
  eighth: 'Eighth set',
  ninth: 'Ninth set',
  real: 'Real interviews, measured half',
};

/** What was learnt from them. */
const AFTER_READERS = [
  'What readers named was mended before the next set was read, and each set was composed before its author or anybody else had seen what the rules ask in it. After the sixth: the form of address, refusals and facts that are left alone, the plainest wording first. After the seventh: wordings that nobody would use, skipped questions, what cannot be put in words, last remarks. After the eighth: words that are stiff or dangle, numbers given with their reasons, levels in words, usual needs taken for wishes. After the ninth: two more ways to refuse; they were asked on there and are not any more.',
  '',
  'Readers differ: of one sentence after the same answers of the real interviews, “tell me more”, three pairs of readers called 65, 84 and 87 % usable. Only figures of one reading are to be compared. And they do not mind one sentence again and again as much as two stiff ones: natural is higher for “tell me more” in all sets. The rules may not say it (it can be answered by yes), nor repeat themselves within an interview.',
];

/** docs/evaluation.md; `withModel`: the part on a model. */
export function evaluationReport(withModel: readonly string[] = WITHOUT_MODEL): string {
  const [built, measured] = [replayedHalf('built'), replayedHalf('measured')];
  const rules = byRules(measured);
  const composed = composedAnswers();
  const fresh = FRESH.flatMap(replayedHalf);
  const columns: [string, Figures][] = [
    ['rules', figuresOf(rules)],
    ['rules, on the half that was looked at', figuresOf(byRules(built))],
    [`“${TELL_ME_MORE}”`, figuresOf(byTellMeMore(measured))],
    ['what people asked next', figuresOf(byPeople(measured))],
    ['rules, composed answers', figuresOf(byRules(composed))],
    ['rules, fresh answers', figuresOf(byRules(fresh))],
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
    '## Judged by readers',
    '',
    'Every follow-up is rated 0 to 2: natural (somebody who listened would ask it here, having asked what was asked before in the same interview) and deepens (an answer would add something). It is usable when both are at least 1.',
    '',
    `Readers who knew neither the rules nor each other nor whose follow-up they read rated whole interviews: in one booklet half of the interviews have the rules’ follow-ups and the others “${TELL_ME_MORE}” in the language of the interview, after the same answers; in the other booklet it is the other way round. Two readers rated each booklet. The readers, and the author of the composed interviews, are language models that were given nothing but the task; the author did not know what the rules ask.`,
    '',
    ...independentTable([
      ['sixth', 'sixth set'],
      ['seventh', 'seventh set'],
      ['eighth', 'eighth set'],
      ['ninth', 'ninth set'],
      ['real', 'real interviews, measured half'],
    ]),
    '',
    ...AFTER_READERS,
    '',
    '### Earlier, by the author of the rules',
    '',
    'Five composed sets (first to fifth, in seven languages) were rated by the one who wrote answers and rules, each follow-up by itself, so that “tell me more” is not worn by coming every time. The rules were frozen in a commit, both follow-ups of every answer were put in one order by a hash and rated in that order, and only then were the rules changed.',
    '',
    '| blind | usable | natural | deepens |',
    '|---|---|---|---|',
    ...blindRows(),
    '',
    'When the rules were frozen for the very first time, 41 of 60 follow-ups (68 %) of the measured half of the real interviews were usable by the same rater, against 50 of 60 (83 %) for “tell me more”. On other answers of the real interviews and by another rater: what people asked 20 of 22, the rules before these 6 of 22, “tell me more” 16 of 22.',
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
    '## Every follow-up that readers rated',
    '',
    'Natural and deepens by each of two readers; ✗: usable to neither. The rules of the sixth, seventh and eighth set are those before it was read; the ninth and the real interviews were read with the rules as they are, but for what is said above.',
    '',
    ...(['sixth', 'seventh', 'eighth', 'ninth', 'real'] as const).flatMap((set) => [
      `### ${SETS[set]}`,
      '',
      ...everyIndependentFollowUp(set),
      '',
    ]),
    '## Every follow-up of the earlier sets',
    '',
    'As they were asked then, with “tell me more” in the language of the interview, in the order in which they were rated.',
    '',
    ...everyBlindFollowUp(),
    '',
  ].join('\n');
}
