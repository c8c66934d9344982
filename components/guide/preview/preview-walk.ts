import type { IdentifiedBlock, IdentifiedGuide, IdentifiedItem } from '@/lib/domain/guide/guide';
import { placedItems } from '@/lib/domain/guide/read';
import type { Answer, Interview, QuestionStep, Turn } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { type Persona, personaAnswer, personaFor } from './preview-answers';

/** A simulated interview: run by the real engine, without follow-ups, concepts in guide order. */
export interface Walk {
  interview: Interview;
  step: QuestionStep | { kind: 'end'; outcome: 'complete' | 'screened_out' };
}

const SEED = 'preview';
/** More steps than any guide can have: 200 items, each for 50 concepts. */
const MOST_STEPS = 20_000;

export function newWalk(
  guide: IdentifiedGuide,
  options: { urlParams?: ReadonlyMap<string, string>; concept?: string | null } = {},
): Walk {
  const { urlParams = new Map(), concept = null } = options;
  return settled({ guide, seed: SEED, draws: {}, urlParams, turns: [] }, concept);
}

/** Draws concepts, the wanted one first, and skips every probe: a preview has no moderator. */
function settled(interview: Interview, concept: string | null): Walk {
  let current = interview;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    const next = nextStep(current);
    if (next.kind === 'question') return { interview: current, step: next };
    if (next.kind === 'end') return { interview: current, step: next };
    if (next.kind === 'draw') {
      const wanted = next.candidates.filter((id) => id === concept);
      const ordered = [...wanted, ...next.candidates.filter((id) => id !== concept)];
      current = { ...current, draws: { ...current.draws, [next.blockId]: ordered.slice(0, next.count) } };
    } else if (next.kind === 'probe') {
      current = { ...current, turns: current.turns.map((turn) => movedOn(turn, next.stepId)) };
    } else break;
  }
  return { interview: current, step: { kind: 'end', outcome: 'complete' } };
}

function movedOn(turn: Turn, stepId: string): Turn {
  return turn.stepId === stepId ? { ...turn, probe: { decision: 'move_on', reason: 'preview' } } : turn;
}

export function answeredWalk(walk: Walk, answer: Answer, concept: string | null = null): Walk {
  const { step, interview } = walk;
  if (step.kind === 'end') return walk;
  const turn: Turn = {
    stepId: step.id,
    kind: 'question',
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    answer,
    probe: null,
  };
  return settled({ ...interview, turns: [...interview.turns, turn] }, concept);
}

/** One step back, with the answer that was given there. */
export function walkBack(walk: Walk): { walk: Walk; answer: Answer | undefined } {
  const { interview } = walk;
  const last = interview.turns.at(-1);
  const turns = interview.turns.slice(0, -1);
  return { walk: settled({ ...interview, turns }, null), answer: last?.answer };
}

export interface Jump {
  walk: Walk;
  /** Why the item is shown although no participant could be asked it in the present guide; null when one can. */
  unreachable: boolean;
}

/**
 * The item for a participant whose answers lead to it. Only the required steps are simulated, so that it is fast in a
 * long guide too.
 */
export function jumpTo(
  guide: IdentifiedGuide,
  itemId: string,
  options: { preferred: string | null; concept: string | null },
): Jump | null {
  const persona = personaFor(guide, itemId, options.preferred);
  const reached = walkTo(reduced(guide, persona), itemId, persona, options.concept);
  if (reached) return { walk: renumbered(guide, reached), unreachable: false };
  const alone = guide.flatMap((block): IdentifiedBlock[] =>
    block.items.some(({ id }) => id === itemId)
      ? [{ ...block, items: block.items.filter(({ id }) => id === itemId).map(unconditional) }]
      : [],
  );
  const walk = newWalk(withoutConceptConditions(alone), { concept: options.concept });
  return walk.step.kind === 'end' ? null : { walk: renumbered(guide, walk), unreachable: true };
}

/** The same place in the whole interview: earlier steps are answered so that they lead there. */
export function wholeWalkTo(guide: IdentifiedGuide, itemId: string, preferred: string | null): Walk | null {
  return walkTo(guide, itemId, personaFor(guide, itemId, preferred), null);
}

function walkTo(
  guide: IdentifiedGuide,
  itemId: string,
  persona: Persona,
  concept: string | null,
): Walk | null {
  let walk = newWalk(guide, { urlParams: persona.urlParams, concept });
  for (let n = 0; n < MOST_STEPS && walk.step.kind === 'question'; n += 1) {
    if (walk.step.item.id === itemId) return walk;
    walk = answeredWalk(walk, personaAnswer(walk.step, persona), concept);
  }
  return null;
}

function reduced(guide: IdentifiedGuide, persona: Persona): IdentifiedGuide {
  return guide
    .map((block) => ({ ...block, items: block.items.filter(({ id }) => persona.needed.has(id)) }))
    .filter((block) => block.items.length > 0);
}

function unconditional(item: IdentifiedItem): IdentifiedItem {
  const { conditional: _, ...rest } = item;
  return 'carryForwardFrom' in rest ? { ...rest, carryForwardFrom: null } : rest;
}

function withoutConceptConditions(guide: IdentifiedGuide): IdentifiedGuide {
  return guide.map((block) => {
    const config = block.conceptSamplingConfig;
    if (!config) return block;
    const concepts = config.concepts.map(({ conditional: _, ...concept }) => concept);
    return { ...block, conceptSamplingConfig: { ...config, concepts } };
  });
}

/** Numbers from the whole guide, also when only a part of it was simulated. */
function renumbered(guide: IdentifiedGuide, walk: Walk): Walk {
  const { step } = walk;
  if (step.kind === 'end') return walk;
  const placed = placedItems(guide);
  const number = placed.find(({ item }) => item.id === step.item.id)?.number ?? step.number;
  return { ...walk, step: { ...step, number, questionNumber: number, total: placed.length } };
}

/** Why there is no step back from here; undefined when there is one. A preview may start in the middle of a guide. */
export function noWayBack({ interview, step }: Walk): string | undefined {
  if (interview.turns.length > 0) return undefined;
  return step.kind === 'question' && step.number > 1
    ? 'The preview begins with this question'
    : 'It is the first question';
}
