import { isChoice } from '../interview/answer-kinds';
import { factOf } from '../response/fact';
import type { StoredTurn } from '../response/stored-turn';
import { answerIssue, type Issues, idIssues, idsOf } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { customIssues } from './multiple-choice';
import { ownAnswer } from './own-answer';
import type { QuestionKind } from './question-kind';
import type { Counts, Places, RankedOption, ResultCounter } from './results';

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
  results: (counter) => ({
    ranking: counter.question.options.map((option) => rankedOption(counter, option)),
  }),
  columns: ({ options }) =>
    options.map(({ id, text }) => ({
      part: text,
      holds: 'the place it was given, 1 for the first',
      cell: placeOf(id),
    })),
  variables: ({ options }) =>
    options.map(({ id, text }, at) => ({
      suffix: `${at + 1}`,
      part: text,
      kind: 'number',
      read: placeOf(id),
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

function placeOf(optionId: string) {
  return (turns: readonly StoredTurn[]): number | null => {
    const place = ownAnswer(turns, isChoice)?.optionIds.indexOf(optionId) ?? -1;
    return place === -1 ? null : place + 1;
  };
}

function rankedOption(counter: ResultCounter, { id, text }: { id: string; text: string }): RankedOption {
  const { question, at, base } = counter;
  const places = (counts: Counts) =>
    question.options.map((_, index) => {
      return counts.get(factOf({ is: 'placed', ...at, option: id, place: index + 1 })) ?? 0;
    });
  const found = places(counter.counts.found);
  return {
    optionId: id,
    text,
    placedCount: found.reduce((sum, count) => sum + count, 0),
    places: placesOf(found),
    wholePlaces: placesOf(places(counter.counts.whole)),
    ...counter.counted({ is: 'placed', ...at, option: id, place: 1 }, { ...base, optionId: id, place: 1 }),
  };
}

/** How many put it at each place, the first place first. */
function placesOf(counts: readonly number[]): Places | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
  return { mean: sum / total, from: placeAt(counts, total * 0.25), to: placeAt(counts, total * 0.75) };
}

/** The place at which the running count of answers reaches `point`. */
function placeAt(counts: readonly number[], point: number): number {
  let passed = 0;
  for (const [index, count] of counts.entries()) {
    passed += count;
    if (count > 0 && passed >= point) return index + 1;
  }
  return counts.length;
}
