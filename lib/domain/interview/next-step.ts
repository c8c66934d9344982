import type { Conditional, IdentifiedConcept } from '../guide/guide';
import { conceptCount, conceptsOf, followUpBudget, itemsPerScreenOf, type PlacedItem } from '../guide/read';
import { isSkip } from './answer-kinds';
import {
  type FollowUpStep,
  type Interview,
  type Next,
  QUESTION_BACK,
  type QuestionStep,
  type Section,
  type Turn,
} from './interview';
import { isShown } from './is-shown';
import { type KnownAnswers, knownAnswers, type Scope } from './known-answers';
import { maxDiffScreens } from './max-diff-design';
import { orderedOptions } from './option-order';
import { isScreenedOut } from './screening';
import { seededRandom } from './seeded-random';
import { selectionBounds } from './selection-bounds';
import { followUpIdOf, stepIdOf } from './step-id';

type Draw = Extract<Next, { kind: 'draw' }>;
type Probe = Extract<Next, { kind: 'probe' }>;
type Step = QuestionStep | FollowUpStep;
/** A step, without the counts of what follows it. */
type Uncounted<S> = S extends Step ? Omit<S, 'total' | 'section'> : never;

/** An item at a place where it may be asked. */
interface Place extends PlacedItem {
  concept: IdentifiedConcept | null;
  stepId: string;
  scope: Scope;
  /** How many questions it counts for: before a concept block's draw, one for each concept to be drawn. */
  times: number;
  /** Set until the block's concepts are drawn. */
  draw: Draw | null;
}

/** The id of a concept that is not drawn yet; no real id looks like it. */
const ANY_CONCEPT = '?';

function place(
  placed: PlacedItem,
  concept: IdentifiedConcept | null,
  more: { times?: number; draw?: Draw } = {},
): Place {
  const conceptId = more.draw ? ANY_CONCEPT : (concept?.id ?? null);
  return {
    ...placed,
    concept,
    stepId: stepIdOf(placed.item.id, conceptId),
    scope: { block: placed.block, conceptId },
    times: more.times ?? 1,
    draw: more.draw ?? null,
  };
}

/**
 * All items in the order of asking, for each drawn concept all items of its block (D5). Lazy: the concepts of a block
 * are determined when the block is reached.
 */
function* places(interview: Interview, known: KnownAnswers): Generator<Place> {
  let first = 0;
  for (const block of interview.guide) {
    const items = known.placed.slice(first, first + block.items.length);
    first += block.items.length;
    if (block.type !== 'concept') {
      for (const placed of items) yield place(placed, null);
      continue;
    }
    const drawn = Object.hasOwn(interview.draws, block.id) ? interview.draws[block.id] : undefined;
    if (drawn) {
      const concepts = new Map(conceptsOf(block).map((concept) => [concept.id, concept]));
      for (const id of drawn) {
        const concept = concepts.get(id);
        if (concept) for (const placed of items) yield place(placed, concept);
      }
      continue;
    }
    const evidence = known.evidence({ block, conceptId: null });
    const candidates = conceptsOf(block)
      .filter((concept) => isShown(concept.conditional, evidence) !== false)
      .map((concept) => concept.id);
    const count = Math.min(conceptCount(block), candidates.length);
    if (count === 0) continue;
    const draw: Draw = { kind: 'draw', blockId: block.id, candidates, count };
    for (const placed of items) yield place(placed, null, { times: count, draw });
  }
}

/** Not ruled out by the answers so far. */
function mayBeAsked(at: Place, known: KnownAnswers): boolean {
  return (
    isShown(at.item.conditional, known.evidence(at.scope)) !== false &&
    known.hasOptions(at.item, at.scope) !== false
  );
}

function questionStep(
  interview: Interview,
  known: KnownAnswers,
  at: Place,
  number: number,
): Uncounted<QuestionStep> {
  const { item, block, concept } = at;
  const inGuideOrder = known.optionsOf(item, at.scope);
  const random = (purpose: string) => () => seededRandom(interview.seed, purpose, at.stepId);
  return {
    kind: 'question',
    id: at.stepId,
    number,
    item,
    block,
    concept,
    questionNumber: at.number,
    options: orderedOptions(item, inGuideOrder, known.pinnedOption(at), random('options')),
    optionsInGuideOrder: inGuideOrder,
    rows: item.type === 'matrix' ? item.rows : [],
    screens:
      item.type === 'max_diff'
        ? maxDiffScreens(
            inGuideOrder.map((option) => option.id),
            itemsPerScreenOf(item),
            random('max_diff')(),
          )
        : [],
    ...selectionBounds(item, inGuideOrder),
  };
}

/** The follow-up or probe after an answered open question (D6), if there is one. */
function followUp(
  known: KnownAnswers,
  at: Place,
  turn: Turn,
  number: number,
): Uncounted<FollowUpStep> | Probe | null {
  const { item, block, concept } = at;
  if (item.type !== 'open_ended') return null;
  const budget = followUpBudget(item);
  let last = turn;
  let spent = 0;
  for (let asked = 0; !isSkip(last.answer); asked += 1) {
    const probe = last.probe;
    // What participants ask back is answered whatever is left of the budget, and costs nothing of it (K6).
    const answersBack = probe?.decision === 'ask' && probe.family === QUESTION_BACK;
    if (!answersBack && spent >= budget) return null;
    if (probe === null) return { kind: 'probe', stepId: last.stepId, budgetLeft: budget - spent };
    if (probe.decision === 'move_on') return null;
    if (!answersBack) spent += 1;
    const id = followUpIdOf(at.stepId, asked + 1);
    const answered = known.turn(id);
    if (!answered) {
      const { text } = probe;
      return {
        kind: 'follow_up',
        id,
        number,
        item,
        block,
        concept,
        questionNumber: at.number,
        text,
      };
    }
    last = answered;
  }
  return null;
}

/** Whether an answered place ends the interview. */
function endsHere(known: KnownAnswers, at: Place, turn: Turn): boolean {
  return at.block.type === 'screening' && isScreenedOut(known.optionsOf(at.item, at.scope), turn.answer);
}

/**
 * The next step of an interview: always the same for the same interview. Goes through the guide once; up to the first
 * unanswered step everything is decided, later items are only possible, and are counted for `total` and `section`.
 */
export function nextStep(interview: Interview): Next {
  const { stoppedAfter, turns } = interview;
  if (stoppedAfter !== undefined && turns.length >= stoppedAfter)
    return { kind: 'end', outcome: 'screened_out' };
  const known = knownAnswers(interview);
  const counts = new Map<string, number>();
  let number = 0;
  let done = 0;
  let current: Uncounted<Step> | null = null;
  for (const at of places(interview, known)) {
    if (!mayBeAsked(at, known)) continue;
    const before = counts.get(at.block.id) ?? 0;
    counts.set(at.block.id, before + at.times);
    if (current) {
      known.expect(at.stepId);
      continue;
    }
    done = before;
    if (at.draw) return at.draw;
    number += 1;
    const turn = known.turn(at.stepId);
    if (!turn) {
      current = questionStep(interview, known, at, number);
      known.expect(at.stepId);
      continue;
    }
    if (endsHere(known, at, turn)) return { kind: 'end', outcome: 'screened_out' };
    const more = followUp(known, at, turn, number);
    if (more?.kind === 'probe') return more;
    current = more;
  }
  if (!current) return { kind: 'end', outcome: 'complete' };
  return { ...current, ...countedWith(counts, current.block.id, done) };
}

/**
 * Which of the conditions are true whatever is answered later. They stand outside the guide: none points into a concept
 * block.
 */
export function conditionsMet(interview: Interview, conditionals: readonly Conditional[]): boolean[] {
  const known = knownAnswers(interview);
  for (const at of places(interview, known))
    if (mayBeAsked(at, known) && !known.turn(at.stepId)) known.expect(at.stepId);
  const [block] = interview.guide;
  const evidence = known.evidence({ block: block!, conceptId: null });
  return conditionals.map((conditional) => isShown(conditional, evidence) === true);
}

/** `counts`: the number of questions of each block, in order. */
function countedWith(
  counts: ReadonlyMap<string, number>,
  blockId: string,
  done: number,
): { total: number; section: Section } {
  const questions = [...counts.values()];
  return {
    total: questions.reduce((sum, count) => sum + count, 0),
    section: {
      number: [...counts.keys()].indexOf(blockId) + 1,
      total: questions.length,
      done,
      questions: counts.get(blockId) ?? 0,
    },
  };
}

/**
 * A step that was already answered, as it was asked; undefined when the interview never had it. For an answer that is
 * sent again, and for uploads that arrive late.
 */
export function stepAsked(interview: Interview, stepId: string): Step | undefined {
  const at = interview.turns.findIndex((turn) => turn.stepId === stepId);
  if (at < 0) return undefined;
  const step = nextStep({ ...interview, turns: interview.turns.slice(0, at) });
  return (step.kind === 'question' || step.kind === 'follow_up') && step.id === stepId ? step : undefined;
}

/** The step of that id if it was answered, or is the one to be answered now; undefined for any other. */
export function stepReached(interview: Interview, stepId: string): Step | undefined {
  const current = nextStep(interview);
  const isStep = current.kind === 'question' || current.kind === 'follow_up';
  return stepAsked(interview, stepId) ?? (isStep && current.id === stepId ? current : undefined);
}
