import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { type Probe, QUESTION_BACK, type Turn } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { isLeftToRules } from '@/lib/domain/moderator/left-to-rules';
import { answerBack } from '@/lib/domain/questions-back/answer-back';
import { questionBack } from '@/lib/domain/questions-back/question-back';
import { assessSafety, type SafetyFinding } from '@/lib/domain/safety/assess-safety';
import { sparedProbe } from '@/lib/domain/safety/care';
import { type Moderator, rulesModerator } from '@/lib/ports/moderator';
import type { ScriptedParticipant } from './scripted-participants';

/** A study of open questions, each with its own budget and instructions. */
export const GOAL =
  'Learn what makes people repair broken things instead of replacing them, and what stands in the way.';

const item = (
  id: string,
  text: string,
  followUp: 'light' | 'medium' | 'heavy',
  addInstructions?: string,
) => ({
  type: 'open_ended' as const,
  id,
  text,
  followUp,
  ...(addInstructions ? { addInstructions } : {}),
});

export const GUIDE: IdentifiedGuide = [
  {
    id: 'things',
    type: 'flat',
    title: 'Things that break',
    items: [
      item('q1', 'What was the last thing in your home that broke or stopped working?', 'medium'),
      item(
        'q2',
        'How did you decide what to do about it?',
        'heavy',
        'Listen for cost and waste. Ask about other people who had a say. Do not ask about brands.',
      ),
      item('q3', 'What was the hardest part of getting it repaired or replaced?', 'medium'),
      item('q4', 'How do you feel about throwing things away?', 'medium', 'Ask for an example.'),
      item('q5', 'What would make it easier for you to have things repaired?', 'light'),
      item('q6', 'What else would you like to say about any of this?', 'light'),
    ],
  },
];

export interface SaidTurn extends Turn {
  safety: SafetyFinding | null;
  asked: string;
  said: string;
}

/** So long may a moderator take here, where nobody waits. In milliseconds. */
const PATIENCE_MS = 60_000;

/** The participant goes through the study with the real engine and a moderator: the rules, as it is installed. */
export async function scriptedInterview(
  participant: ScriptedParticipant,
  moderator: Moderator = rulesModerator,
): Promise<SaidTurn[]> {
  let turns: SaidTurn[] = [];
  const questions = GUIDE.flatMap(({ items }) => items);
  const spoken = new Map<string, number>();
  for (;;) {
    const interview = { guide: GUIDE, seed: participant.name, draws: {}, urlParams: new Map(), turns };
    const next = nextStep(interview);
    if (next.kind === 'end') return turns;
    if (next.kind === 'draw') throw new Error('no concepts here');
    if (next.kind === 'probe') {
      const last = turns.at(-1)!;
      const here = questions.findIndex(({ id }) => id === last.questionId);
      const input = {
        item: questions[here]!,
        turns,
        questions,
        conceptTitle: null,
        budgetLeft: next.budgetLeft,
        language: 'en',
        studyGoal: GOAL,
        background: null,
        seed: participant.name,
        said: turns.map(({ kind, asked, said }) => ({ kind, asked, answer: said, isOpen: true })),
        later: questions.slice(here + 1).map(({ text }) => text),
      };
      const decides = isLeftToRules(input) ? rulesModerator : moderator;
      const probe =
        sparedProbe(turns) ?? answeredBack(turns) ?? (await decides.decide(input, Date.now() + PATIENCE_MS));
      turns = turns.map((turn) => (turn.stepId === next.stepId ? { ...turn, probe } : turn));
      continue;
    }
    const at = questions.findIndex(({ id }) => id === next.item.id);
    const nth = spoken.get(next.item.id) ?? 0;
    spoken.set(next.item.id, nth + 1);
    const said = participant.answers[at]?.[nth] ?? 'That is all.';
    const asked = next.kind === 'follow_up' ? next.text : next.item.text;
    const { id: stepId, kind } = next;
    turns = [
      ...turns,
      {
        stepId,
        kind,
        questionId: next.item.id,
        conceptId: null,
        answer: { text: said },
        safety: assessSafety(said, 'en'),
        probe: null,
        asked,
        said,
      },
    ];
  }
}

/** As the service does it from the settings of a study, which has none here. */
function answeredBack(turns: readonly SaidTurn[]): Probe | null {
  const last = turns.at(-1)!;
  const asked = questionBack(last.said, 'en');
  const here = turns.filter(({ questionId }) => questionId === last.questionId);
  if (!asked || here.some(({ probe }) => probe?.decision === 'ask' && probe.family === QUESTION_BACK))
    return null;
  const facts = {
    mode: 'text',
    minutes: 8,
    organisation: null,
    contact: null,
    retentionDays: null,
    responseId: 'R-1',
  } as const;
  return {
    decision: 'ask',
    family: QUESTION_BACK,
    text: answerBack(asked, facts, 'en', last.asked),
    reason: 'They asked something back: answered, and the question asked again.',
  };
}
