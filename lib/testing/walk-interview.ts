import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { answerText } from '@/lib/domain/interview/answer-text';
import { drawConcepts } from '@/lib/domain/interview/draw-concepts';
import type {
  ConceptDraws,
  FollowUpStep,
  Interview,
  Next,
  Probe,
  QuestionStep,
} from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { type Random, seededRandom } from '@/lib/domain/interview/seeded-random';
import { answerIdFor } from '@/lib/domain/response/answers';
import type { StoredTurn } from '@/lib/domain/response/stored-turn';
import { randomAnswer } from './random-answer';

type Step = QuestionStep | FollowUpStep;

/** A whole interview with random answers: its state at each step, the step, and all turns. */
export interface Walk {
  stations: { interview: Interview; step: Step }[];
  end: Extract<Next, { kind: 'end' }>;
  interview: Interview;
  turns: StoredTurn[];
}

/** No guide has this many steps; an interview that does would never end. */
const TOO_MANY = 5_000;

/** One value for each parameter that a guide looks at: now and then the one it waits for. */
function urlParamsFor(guide: IdentifiedGuide, random: Random): Map<string, string> {
  const conditionals = guide.flatMap((block) => [
    ...block.items.map((item) => item.conditional),
    ...(block.conceptSamplingConfig?.concepts ?? []).map((concept) => concept.conditional),
  ]);
  const params = new Map<string, string>();
  for (const criterion of conditionals.flatMap((conditional) => conditional?.criteria ?? [])) {
    if (criterion.type === 'searchParam' && random() < 0.7) params.set(criterion.parameter, criterion.value);
  }
  return params;
}

function storedTurn(step: Step, earlier: StoredTurn[], random: Random): StoredTurn {
  const answer = randomAnswer(step, random);
  return {
    stepId: step.id,
    kind: step.kind,
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    answer,
    probe: null,
    answerId: answerIdFor(step, answer, earlier, () => `answer ${earlier.length}`),
    moderator: step.kind === 'follow_up' ? step.text : step.item.text,
    user: answerText(step, answer),
  };
}

/** Runs an interview as the services do: draws, follow-ups and answers, until it ends. */
export function walkInterview(guide: IdentifiedGuide, seed: string): Walk {
  const random = seededRandom('walk', seed);
  const urlParams = urlParamsFor(guide, random);
  const draws: ConceptDraws = {};
  let turns: StoredTurn[] = [];
  const stations: Walk['stations'] = [];
  while (stations.length < TOO_MANY) {
    const interview: Interview = { guide, seed, draws: { ...draws }, urlParams, turns };
    const next = nextStep(interview);
    if (next.kind === 'end') return { stations, end: next, interview, turns };
    if (next.kind === 'draw') {
      draws[next.blockId] = drawConcepts({ ...next, shown: new Map(), seed });
    } else if (next.kind === 'probe') {
      const probe: Probe =
        random() < 0.7 ? { decision: 'ask', text: 'why?', reason: '' } : { decision: 'move_on', reason: '' };
      turns = turns.map((turn) => (turn.stepId === next.stepId ? { ...turn, probe } : turn));
    } else {
      stations.push({ interview, step: next });
      turns = [...turns, storedTurn(next, turns, random)];
    }
  }
  throw new Error('The interview does not end');
}
