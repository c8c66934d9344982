import type { Answer } from '@/lib/domain/interview/interview';
import { boundsOf, choiceOf, chosenCount } from './can-submit';
import type { QuestionOf } from './control-props';

/** Stands for the participant's own option. */
export const OWN = Symbol('own');

/**
 * The answer after an option was pressed, or 'refused' when no more can be chosen (decisions, C3, C4, D3): pressing
 * again deselects, an exclusive option clears all others and is cleared by any. `own` is the earlier text of the
 * participant's own option, which is restored with it.
 */
export function chooseOption(
  question: QuestionOf<'multiple_choice'>,
  value: Answer | undefined,
  picked: string | typeof OWN,
  own: string,
): Answer | undefined | 'refused' {
  if (!question.isMultiSelect) {
    return picked === OWN ? { optionIds: [], custom: own } : { optionIds: [picked] };
  }
  const before = choiceOf(question, value);
  if (picked === OWN ? before.custom !== undefined : before.optionIds.includes(picked)) {
    return take(before, picked);
  }
  const exclusive = new Set(question.options.filter((option) => option.exclusive).map((option) => option.id));
  if (picked !== OWN && exclusive.has(picked)) return { optionIds: [picked] };
  const rest = { ...before, optionIds: before.optionIds.filter((id) => !exclusive.has(id)) };
  if (chosenCount(rest) >= boundsOf(question).most) return 'refused';
  return picked === OWN ? { ...rest, custom: own } : { ...rest, optionIds: [...rest.optionIds, picked] };
}

function take(
  { optionIds, custom }: { optionIds: string[]; custom?: string },
  picked: string | typeof OWN,
): Answer | undefined {
  const rest = {
    optionIds: optionIds.filter((id) => id !== picked),
    ...(custom === undefined || picked === OWN ? {} : { custom }),
  };
  return chosenCount(rest) === 0 ? undefined : rest;
}
