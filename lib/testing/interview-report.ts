import { QUESTION_BACK } from '@/lib/domain/interview/interview';
import { WORD_LIMIT, wordCount } from '@/lib/domain/moderator/compose';
import { quotesIn } from '@/lib/domain/moderator/question-form';
import { lowersOf, tokensOf } from '@/lib/domain/moderator/tokens';
import { startModelServer } from './model-server';
import { GOAL, GUIDE, type SaidTurn, scriptedInterview } from './scripted-interview';
import { scriptedModel } from './scripted-model';
import { PARTICIPANTS, type ScriptedParticipant } from './scripted-participants';

/** A follow-up judged from its words alone, not from what the moderator says of it. */
interface Judged {
  text: string;
  family: string;
  words: number;
  quotes: boolean;
  open: boolean;
  single: boolean;
  repeated: boolean;
}

const INTERROGATIVES = new Set(
  `what which who when where how whom was welche welcher welches wer wann wo wie woran woher wovon worauf que quel quelle quels quelles qui quand où comment combien où quoi qué cuál cómo dónde cuánto quién cuándo`.split(
    ' ',
  ),
);
const YES_OR_NO =
  /^(was (it|this|that|there|the|he|she|your)|do|does|did|is|are|were|have|has|had|can|could|would|will|should|ist|sind|war|hat|haben|kann|est-ce|avez|êtes)\b/i;

/** The sentence that asks. */
function questionOf(text: string): string {
  const sentences = text.split(/(?<=[.!?;:])\s+/u);
  return sentences.findLast((sentence) => sentence.includes('?')) ?? text;
}

export function judge(turns: readonly SaidTurn[]): Judged[] {
  const before: string[] = [];
  return turns.flatMap((turn) => {
    if (turn.probe?.decision !== 'ask') return [];
    const { text, family = '' } = turn.probe;
    const question = questionOf(text);
    const judged: Judged = {
      text,
      family,
      words: wordCount(text),
      quotes: quotesIn(text).length > 0,
      open:
        !YES_OR_NO.test(question) &&
        lowersOf(tokensOf(question)).some((word) => INTERROGATIVES.has(word) || word.startsWith("qu'")),
      single: (text.match(/\?/gu) ?? []).length === 1,
      repeated: before.includes(question),
    };
    // A question of the guide that is asked again after an answer to the participant is no follow-up of its own.
    if (family !== QUESTION_BACK) before.push(question);
    return [judged];
  });
}

const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

function numbers(interviews: readonly SaidTurn[][]): string[] {
  const all = interviews.flatMap(judge);
  const count = (list: readonly Judged[], what: (one: Judged) => boolean) => list.filter(what).length;
  // A model's own have no family.
  const families = [...new Set(all.map(({ family }) => family))].sort();
  // An answer to what was asked back is no follow-up, and as long as the truth.
  const lengths = all.filter(({ family }) => family !== QUESTION_BACK).map(({ words }) => words);
  const mean = lengths.reduce((sum, words) => sum + words, 0) / lengths.length;
  return [
    '| | |',
    '|---|---|',
    `| Follow-ups in ${interviews.length} interviews | ${all.length} |`,
    `| Quoting the participant's words | ${percent(
      count(all, ({ quotes }) => quotes),
      all.length,
    )} |`,
    `| Open | ${percent(
      count(all, ({ open }) => open),
      all.length,
    )} |`,
    `| A single question | ${percent(
      count(all, ({ single }) => single),
      all.length,
    )} |`,
    `| Repeated within an interview | ${percent(
      count(all, ({ repeated }) => repeated),
      all.length,
    )} |`,
    `| Words, mean and most | ${mean.toFixed(1)} and ${Math.max(...lengths)} (fewer than ${WORD_LIMIT}) |`,
    `| Ways of asking | ${families.map((family) => `${family || 'in its own words'} ${count(all, (one) => one.family === family)}`).join(', ')} |`,
  ];
}

function transcript({ name, manner }: ScriptedParticipant, turns: readonly SaidTurn[]): string[] {
  const lines = [`### ${name}: ${manner}`, ''];
  for (const turn of turns) {
    lines.push(turn.kind === 'question' ? `**${turn.asked}**` : `*${turn.asked}*`, '', `> ${turn.said}`, '');
    if (turn.probe) {
      const by = turn.probe.decision === 'ask' && turn.probe.by === 'model' ? 'Model: ' : '';
      lines.push(`<sub>${by}${turn.probe.reason}</sub>`, '');
    }
  }
  return lines;
}

/** docs/examples/interviews.md */
export async function interviewReport(): Promise<string> {
  const interviews: SaidTurn[][] = [];
  for (const participant of PARTICIPANTS) interviews.push(await scriptedInterview(participant));
  const byModel = await interviewsByModel();
  const items = GUIDE.flatMap((block) => block.items);
  return [
    '# Ten interviews, by rules and by a model',
    '',
    'The same study with ten scripted participants, by the real engine: first by the built-in rules, then once more by a model whose words are scripted. Questions of the guide are bold, follow-ups are in italics; under an answer stands why it was taken up, or why not. What the participants say is fixed beforehand, so now and then they talk past a follow-up, as people do. This file is made by `npx vitest run lib/testing/interview-report.test.ts -u`.',
    '',
    `Goal: ${GOAL}`,
    '',
    '| Question | Follow-ups | Instructions |',
    '|---|---|---|',
    ...items.map((item) =>
      item.type === 'open_ended' ? `| ${item.text} | ${item.followUp} | ${item.addInstructions ?? ''} |` : '',
    ),
    '',
    '## By the rules, without a model',
    '',
    ...numbers(interviews),
    '',
    ...PARTICIPANTS.flatMap((participant, at) => transcript(participant, interviews[at]!)),
    '## By a model whose words are scripted',
    '',
    'What is proposed was written by hand (`lib/testing/scripted-model.ts`), as a good model words it, with one slip that the checker refuses. Of what hurts, of refusals and of questions back no model is told. It comes from a local server that speaks the provider’s protocol, and goes the way of any model’s words: through the checker, with the rules behind it. So this shows the way, and says nothing of any model.',
    '',
    ...numbers(byModel.map(({ turns }) => turns)),
    '',
    ...byModel.flatMap(({ participant, turns }) => transcript(participant, turns)),
  ].join('\n');
}

async function interviewsByModel(): Promise<{ participant: ScriptedParticipant; turns: SaidTurn[] }[]> {
  const server = await startModelServer({ unused: true });
  try {
    const moderator = scriptedModel(server);
    const held = [];
    for (const participant of PARTICIPANTS)
      held.push({ participant, turns: await scriptedInterview(participant, moderator) });
    return held;
  } finally {
    server.stop();
  }
}
