import type { IdentifiedItem } from '../guide/guide';
import { isChoice } from '../interview/answer-kinds';
import { LONGEST_CUSTOM_OPTION } from '../interview/answer-limits';
import { CUSTOM_OPTION } from '../response/fact';
import type { StoredTurn } from '../response/stored-turn';
import { answerIssue, type Issues, idIssues, idsOf } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { manyVariables, oneVariable } from './choice-variables';
import { ownAnswer } from './own-answer';
import type { AnswerVariable, QuestionKind, StepOf } from './question-kind';

/** A choice of one option or several, with one of the participant's own where the item allows it. */
export const multipleChoice: QuestionKind<'multiple_choice'> = {
  accepts: isChoice,
  *problems(step, { optionIds, custom }): Issues {
    yield* idIssues(optionIds, idsOf(step.options), 'optionIds');
    if (custom !== undefined) yield* customIssues(step.item, custom);
    yield* boundsIssues(step, optionIds, optionIds.length + (custom === undefined ? 0 : 1));
  },
  text: ({ optionsInGuideOrder }, { optionIds, custom }) =>
    selected(optionsInGuideOrder, optionIds, custom).join('; '),
  // Selections are a set: the order of their ids means nothing.
  normalised: (answer) => ({ ...answer, optionIds: [...answer.optionIds].sort() }),
  facts(at, { optionIds, custom }) {
    const options = custom === undefined ? optionIds : [...optionIds, CUSTOM_OPTION];
    return options.map((option) => ({ is: 'chose', ...at, option }));
  },
  results: (counter) => ({
    options: [
      ...counter.question.options,
      ...(counter.question.allowsCustom ? [{ id: CUSTOM_OPTION, text: '' }] : []),
    ].map(({ id, text }) => ({
      optionId: id,
      text,
      isCustom: id === CUSTOM_OPTION,
      ...counter.counted({ is: 'chose', ...counter.at, option: id }, { ...counter.base, optionIds: [id] }),
    })),
  }),
  columns: ({ options, allowsCustom }) => [
    {
      part: '',
      holds: allowsCustom
        ? 'what was chosen, separated by semicolons; an answer of their own last'
        : 'what was chosen, separated by semicolons',
      values: options.map(({ text }) => text),
      cell(turns) {
        const answer = ownAnswer(turns, isChoice);
        return answer ? selected(options, answer.optionIds, answer.custom).join('; ') : null;
      },
    },
  ],
  variables({ options, allowsCustom, isMultiSelect }) {
    const offered = allowsCustom
      ? [...options, { id: CUSTOM_OPTION, text: 'An answer of their own' }]
      : options;
    const chosen = (turns: readonly StoredTurn[]) => {
      const answer = ownAnswer(turns, isChoice);
      return (
        answer && (answer.custom === undefined ? answer.optionIds : [...answer.optionIds, CUSTOM_OPTION])
      );
    };
    const own: AnswerVariable = {
      suffix: 'own',
      part: 'An answer of their own',
      kind: 'text',
      read: (turns) => ownAnswer(turns, isChoice)?.custom ?? null,
    };
    return [
      ...(isMultiSelect ? manyVariables(offered, chosen) : [oneVariable(offered, chosen)]),
      ...(allowsCustom ? [own] : []),
    ];
  },
  given({ optionsInGuideOrder }, { optionIds, custom }) {
    const chosen = new Set(optionIds);
    return {
      type: 'multiple_choice',
      selected: optionsInGuideOrder
        .filter(({ id }) => chosen.has(id))
        .map(({ text, status }) => ({ text, status: status ?? null })),
      custom: custom ?? null,
    };
  },
  givenText: ({ selected: options, custom }) =>
    [...options.map(({ text }) => text), ...(custom === null ? [] : [custom])].join('; '),
  question: (item, options) => ({ isMultiSelect: item.multiSelect === true, options }),
  seconds: (_item, options) => SECONDS.readQuestion + SECONDS.select + options * SECONDS.readOption,
  leastOptions: ({ carryForwardFrom }) => (carryForwardFrom == null ? 1 : 0),
};

/** The texts of what was selected in guide order, the participant's own last. */
function selected(
  options: readonly { id: string; text: string }[],
  optionIds: readonly string[],
  custom: string | undefined,
): string[] {
  const chosen = new Set(optionIds);
  const texts = options.filter(({ id }) => chosen.has(id)).map(({ text }) => text);
  return custom === undefined ? texts : [...texts, custom];
}

/** What is wrong with an option that the participant typed. */
export function* customIssues(item: IdentifiedItem, custom: string): Issues {
  if (item.type !== 'multiple_choice' || !item.allowCustomOption) {
    yield answerIssue('This question takes no option of your own', 'custom');
  } else if (custom.trim() === '') {
    yield answerIssue('Write something, or leave it out', 'custom');
  } else if (custom.length > LONGEST_CUSTOM_OPTION) {
    yield answerIssue(`At most ${LONGEST_CUSTOM_OPTION} characters`, 'custom');
  }
}

/** D3: an exclusive option is chosen alone and then always fits; the typed option counts as one. */
function* boundsIssues(step: StepOf<'multiple_choice'>, optionIds: string[], count: number): Issues {
  if (!step.item.multiSelect) {
    if (count !== 1) yield answerIssue('Select exactly one option', 'optionIds');
    return;
  }
  const exclusive = idsOf(step.options.filter((option) => option.exclusiveOption));
  if (optionIds.some((id) => exclusive.has(id))) {
    if (count > 1) yield answerIssue('This option excludes all others', 'optionIds');
    return;
  }
  const { minSelect, maxSelect } = step;
  if (count < (minSelect ?? 1)) yield answerIssue(`Select at least ${minSelect ?? 1}`, 'optionIds');
  if (maxSelect !== null && count > maxSelect) {
    yield answerIssue(`Select at most ${maxSelect}`, 'optionIds');
  }
}
