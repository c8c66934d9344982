import { setTimeout as pause } from 'node:timers/promises';
import { type Probe, QUESTION_BACK } from '@/lib/domain/interview/interview';
import { checkFollowUp, type Refusal } from '@/lib/domain/moderator/check-follow-up';
import { languageOf } from '@/lib/domain/moderator/conversation';
import { forReviewers, storable } from '@/lib/domain/moderator/words-of-model';
import { stopAnswered } from '@/lib/domain/questions-back/answer-back';
import { metrics } from '@/lib/telemetry/metrics';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { beginCall, endCall, isWorthCalling } from './circuits';
import { type LanguageModel, type ModelAnswer, ModelFailure } from './language-model';
import { type Moderator, type ModeratorInput, rulesModerator } from './moderator';
import { briefOf, complaintOf, INSTRUCTIONS, Proposal } from './moderator-prompt';

/** A decision is some 120 tokens; models that think aloud first need more. */
const MOST_TOKENS = 400;
/** With less time than this nothing is asked any more. In milliseconds. */
const SHORTEST_CALL_MS = 300;
/** Who was given less time than this has not failed when it took longer. In milliseconds. */
const FAIR_CALL_MS = 1_500;
/** Before the same is asked once more, unless the provider names a time. */
const PAUSE_MS = 150;
const REASON_CHARACTERS = 400;
const GAP_CHARACTERS = 120;

/** What came of asking: a decision, or that the rules decide. */
type Outcome = { probe: Probe } | { refusals: Refusal[]; text: string } | 'unreadable';

/**
 * A moderator that asks a language model (K2), and decides by the rules where the model gives nothing that may be asked,
 * is not worth calling, or does not answer in time. At most four calls an answer: a proposal and one repair, each asked
 * once more after a refusal that may pass. `endpoint`: what identifies it, so that a dead one is left alone.
 */
export function modelModerator(model: LanguageModel, endpoint: string): Moderator {
  return {
    immediate: !isWorthCalling(endpoint),
    async decide(input, until) {
      const given = until - Date.now();
      if (given < SHORTEST_CALL_MS || !beginCall(endpoint)) return rulesModerator.decide(input);
      try {
        const probe = await proposed(model, input, until);
        endCall(endpoint, 'answered');
        if (probe) return probe;
      } catch (error) {
        // Out of tokens is no failure of the endpoint.
        if (error instanceof SpentLimit) endCall(endpoint, 'answered');
        else {
          if (given >= FAIR_CALL_MS || !isLate(error)) endCall(endpoint, 'failed');
          providerFailed('moderator', error, error instanceof ModelFailure ? { kind: error.kind } : {});
        }
      }
      return rulesModerator.decide(input);
    },
  };
}

function isLate(error: unknown): boolean {
  return error instanceof ModelFailure && error.kind === 'late';
}

/** Thrown by a model whose tokens are used up (K1): the rules go on alone. */
export class SpentLimit extends Error {
  override readonly name = 'SpentLimit';
}

/** The model's decision; null when neither its proposal nor the repair may be asked. Throws when it does not answer. */
async function proposed(model: LanguageModel, input: ModeratorInput, until: number): Promise<Probe | null> {
  const language = languageOf(input) ?? input.language;
  const brief = { role: 'user' as const, content: briefOf(input, language) };
  const first = judged(await askTwice(model, [brief], until), input, language, model.name);
  if (typeof first === 'object' && 'probe' in first) return first.probe;
  if (until - Date.now() < SHORTEST_CALL_MS) return giveUp(first);
  const refused = typeof first === 'object' ? first : { refusals: [], text: '{}' };
  const repair = [
    brief,
    { role: 'assistant' as const, content: refused.text },
    { role: 'user' as const, content: complaintOf(refused.refusals) },
  ];
  const second = judged(await askTwice(model, repair, until), input, language, model.name);
  return typeof second === 'object' && 'probe' in second ? second.probe : giveUp(second);
}

function giveUp(outcome: Exclude<Outcome, { probe: Probe }>): null {
  if (outcome !== 'unreadable') return null;
  throw new ModelFailure('unreadable', 'the model gave no decision of the schema');
}

/** Asks, and once more after a refusal that may pass. */
async function askTwice(
  model: LanguageModel,
  messages: { role: 'user' | 'assistant'; content: string }[],
  until: number,
): Promise<ModelAnswer<Proposal>> {
  const ask = () =>
    model.ask({
      system: INSTRUCTIONS,
      messages,
      schema: Proposal,
      mostTokens: MOST_TOKENS,
      signal: AbortSignal.timeout(Math.max(1, until - Date.now())),
    });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'busy') throw error;
    const wait = error.retryAfterMs ?? PAUSE_MS;
    if (until - Date.now() - wait < SHORTEST_CALL_MS) throw error;
    await pause(wait);
    return ask();
  }
}

function judged(
  answer: ModelAnswer<Proposal>,
  input: ModeratorInput,
  language: string,
  name: string,
): Outcome {
  const proposal = answer.value;
  if (!proposal) return 'unreadable';
  const { decision, gap } = proposal;
  const reason =
    forReviewers(proposal.reason, REASON_CHARACTERS, INSTRUCTIONS) || 'The model gave no reason.';
  if (decision === 'move_on') return { probe: { decision: 'move_on', reason } };
  if (decision === 'offer_stop') return { probe: stopOffered(input, reason) };
  const by = { by: 'model' as const, model: name };
  if (decision === 'repeat') {
    const text = input.said.at(-1)?.asked ?? '';
    // Repeated once; who still does not follow it is not asked a third time.
    return wasAsked(input, 'answer') || text === ''
      ? { probe: { decision: 'move_on', reason } }
      : { probe: { decision: 'ask', text, reason, family: 'answer', ...by } };
  }
  const text = storable(proposal.question ?? '').trim();
  const refusals = refusalsOf(text, proposal, input, language);
  for (const refusal of refusals) metrics().refusedProposals.inc({ refusal });
  if (refusals.length > 0) return { refusals, text: answer.text };
  const took = storable(proposal.targetQuote ?? '').trim();
  const missing = forReviewers(gap ?? '', GAP_CHARACTERS, INSTRUCTIONS);
  return {
    probe: {
      decision: 'ask',
      text,
      reason,
      ...(decision === 'clarify' && { family: 'answer' }),
      ...(took !== '' && { about: took }),
      ...(missing !== '' && { missing }),
      ...by,
    },
  };
}

function refusalsOf(text: string, proposal: Proposal, input: ModeratorInput, language: string): Refusal[] {
  const { item, said, later, studyGoal, background } = input;
  const refusals = checkFollowUp({
    text,
    language,
    targetQuote: proposal.targetQuote,
    answer: said.at(-1)?.answer ?? '',
    answersBefore: said.slice(0, -1).flatMap(({ isOpen, answer }) => (isOpen ? [answer] : [])),
    question: item.text,
    goal: studyGoal,
    askedBefore: said.map(({ asked }) => asked),
    laterQuestions: later,
    promptParts: [
      INSTRUCTIONS,
      background ?? '',
      item.type === 'open_ended' ? (item.addInstructions ?? '') : '',
    ],
    nothingNew: true,
  });
  // A plainer question asks the same.
  return proposal.decision === 'clarify' ? refusals.filter((one) => one !== 'repeat') : refusals;
}

/**
 * They are told that they may stop in the words of K6, which are true, and not in those of a model; once at a question,
 * and they are not probed at it.
 */
function stopOffered(input: ModeratorInput, reason: string): Probe {
  if (wasAsked(input, QUESTION_BACK)) return { decision: 'move_on', reason };
  return {
    decision: 'ask',
    text: stopAnswered(input.language),
    reason,
    family: QUESTION_BACK,
    by: 'rules',
  };
}

/** Whether a follow-up of the family was put to them at this question. */
function wasAsked({ turns }: ModeratorInput, family: string): boolean {
  const last = turns.at(-1)!;
  return turns.some(
    ({ questionId, conceptId, probe }) =>
      questionId === last.questionId &&
      conceptId === last.conceptId &&
      probe?.decision === 'ask' &&
      probe.family === family,
  );
}
