import { isChoice } from '../interview/answer-kinds';
import { answerIssue, type Issues, idIssues, idsOf } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { customIssues } from './multiple-choice';
import { ownAnswer } from './own-answer';
import type { QuestionKind } from './question-kind';

const numbered = (texts: readonly string[]) => texts.map((text, at) => `${at + 1}. ${text}`);

/** All options in an order, best first. */
export const ranking: QuestionKind<'ranking'> = {
  accepts: isChoice,
  *problems(step, { optionIds, custom }): Issues {
    yield* idIssues(optionIds, idsOf(step.options), 'optionIds');
    if (custom !== undefined) yield* customIssues(step.item, custom);
    const ranked = new Set(optionIds);
    if (step.options.some(({ id }) => !ranked.has(id))) yield answerIssue('Rank all options', 'optionIds');
  },
  text({ optionsInGuideOrder }, { optionIds }) {
    const texts = new Map(optionsInGuideOrder.map(({ id, text }) => [id, text]));
    return numbered(optionIds.map((id) => texts.get(id) ?? '')).join('; ');
  },
  normalised: (answer) => answer,
  facts: (at, { optionIds }) =>
    optionIds.map((option, index) => ({ is: 'placed', ...at, option, place: index + 1 })),
  columns: ({ options }) =>
    options.map(({ id, text }) => ({
      part: text,
      cell(turns) {
        const place = ownAnswer(turns, isChoice)?.optionIds.indexOf(id) ?? -1;
        return place === -1 ? null : place + 1;
      },
    })),
  given({ optionsInGuideOrder }, { optionIds }) {
    const texts = new Map(optionsInGuideOrder.map(({ id, text }) => [id, text]));
    return { type: 'ranking', ranked: optionIds.map((id) => texts.get(id) ?? '') };
  },
  givenText: ({ ranked }) => numbered(ranked).join('\n'),
  question: (_item, options) => ({ options }),
  seconds: (_item, options) => SECONDS.readQuestion + options * SECONDS.rankOption,
  leastOptions: ({ carryForwardFrom }) => (carryForwardFrom == null ? 1 : 0),
};
