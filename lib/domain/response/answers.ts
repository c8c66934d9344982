import type { IdentifiedGuide } from '../guide/guide';
import { conceptsOf, placedItems } from '../guide/read';
import { isAcknowledgement, isSkip } from '../interview/answer-kinds';
import type { Answer, FollowUpStep, QuestionStep } from '../interview/interview';
import { stepIdOf } from '../interview/step-id';
import type { StoredTurn } from './stored-turn';

/** An Answer (specification, Answer), before an API version names its fields. */
export interface ExtractedAnswer {
  answerId: string;
  questionId: string;
  questionNumber: number;
  conceptId: string | null;
  conceptTitle: string | null;
  questionText: string;
  /** All of the participant's texts to an open question, a line each. */
  answer: string;
}

/**
 * The Answer a new turn belongs to: that of its question for a follow-up, a new one for a question, none for a
 * skip and a statement (decisions, D4 and D9). `earlier` are the response's turns before it.
 */
export function answerIdFor(
  step: QuestionStep | FollowUpStep,
  answer: Answer,
  earlier: readonly StoredTurn[],
  newId: () => string,
): string | null {
  if (isSkip(answer) || isAcknowledgement(answer)) return null;
  if (step.kind === 'question') return newId();
  const question = stepIdOf(step.item.id, step.concept?.id ?? null);
  return earlier.find((turn) => turn.stepId === question)?.answerId ?? null;
}

/**
 * The Answers of a response, one for each question that was answered and each concept it was answered for, in
 * the order of asking (decisions, D4 and D9). Question texts are the revision's own.
 */
export function extractedAnswers(turns: readonly StoredTurn[], guide: IdentifiedGuide): ExtractedAnswer[] {
  const places = new Map(placedItems(guide).map((place) => [place.item.id, place]));
  const titles = new Map(guide.flatMap(conceptsOf).map((concept) => [concept.id, concept.content.title]));
  const texts = new Map<string, string[]>();
  const answers: Omit<ExtractedAnswer, 'answer'>[] = [];
  for (const turn of turns) {
    const place = places.get(turn.questionId);
    if (turn.answerId === null || isSkip(turn.answer) || !place) continue;
    const known = texts.get(turn.answerId);
    if (known) {
      known.push(turn.user);
      continue;
    }
    texts.set(turn.answerId, [turn.user]);
    answers.push({
      answerId: turn.answerId,
      questionId: turn.questionId,
      questionNumber: place.number,
      conceptId: turn.conceptId,
      conceptTitle: turn.conceptId === null ? null : (titles.get(turn.conceptId) ?? null),
      questionText: place.item.text,
    });
  }
  // A spoken answer without a transcript adds no line.
  return answers.map((answer) => ({
    ...answer,
    answer: (texts.get(answer.answerId) ?? []).filter((text) => text !== '').join('\n'),
  }));
}

type Labelled = Pick<ExtractedAnswer, 'questionNumber' | 'questionText' | 'conceptTitle'>;
const conceptLabel = ({ conceptTitle }: Labelled) => (conceptTitle === null ? '' : ` [${conceptTitle}]`);

/** An Answer's key in v1's `answers` (decisions, D9). Unique within a response. */
export function answerKeyV1(answer: Labelled): string {
  return `Q${answer.questionNumber}: ${answer.questionText}${conceptLabel(answer)}`;
}

/** An Answer's key in the legacy `answers` (decisions, D9). Unique within a response. */
export function answerKeyLegacy(answer: Labelled): string {
  return `Question ${answer.questionNumber}${conceptLabel(answer)}`;
}
