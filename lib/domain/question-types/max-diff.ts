import { itemsPerScreenOf, metricOf } from '../guide/read';
import { isMaxDiff } from '../interview/answer-kinds';
import { type FactName, factOf } from '../response/fact';
import type { StoredTurn } from '../response/stored-turn';
import { answerIssue, type Issues } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { ownAnswer } from './own-answer';
import type { QuestionKind, StepOf } from './question-kind';
import type { Counts, ResultCounter, ScoredOption } from './results';

/** Screens of a few options each, of which one is chosen as the most and one as the least of a metric. */
export const maxDiff: QuestionKind<'max_diff'> = {
  accepts: isMaxDiff,
  *problems(step, { screens }): Issues {
    if (screens.length !== step.screens.length) {
      yield answerIssue(`Answer all ${step.screens.length} screens, in order`, 'screens');
    }
    for (const [at, { best, worst }] of screens.entries()) {
      const screen = step.screens[at];
      if (!screen) return;
      if (!screen.includes(best)) yield answerIssue('Not on this screen', 'screens', at, 'best');
      if (!screen.includes(worst)) yield answerIssue('Not on this screen', 'screens', at, 'worst');
      if (best === worst) yield answerIssue('Best and worst are two options', 'screens', at, 'worst');
    }
  },
  text(step, { screens }) {
    const textOf = textsOf(step);
    return screens.map(({ best, worst }) => `Best: ${textOf(best)}. Worst: ${textOf(worst)}.`).join(' ');
  },
  normalised: (answer) => answer,
  facts: (at, { screens }) =>
    (['best', 'worst'] as const).flatMap((is) =>
      [...tally(screens.map((screen) => screen[is]))].map(
        ([option, times]): FactName => ({ is, ...at, option, times }),
      ),
    ),
  results: (counter) => ({ scores: counter.question.options.map((option) => scoredOption(counter, option)) }),
  columns: ({ options }) =>
    options.map(({ id, text }) => ({
      part: text,
      holds: 'how often it was chosen as best, less how often as worst',
      cell: balanceOf(id),
    })),
  variables: ({ options }) =>
    options.map(({ id, text }, at) => ({
      suffix: `${at + 1}`,
      part: text,
      kind: 'number',
      read: balanceOf(id),
    })),
  given(step, { screens }) {
    const textOf = textsOf(step);
    return {
      type: 'max_diff',
      metric: metricOf(step.item),
      screens: screens.map(({ best, worst }, at) => ({
        options: (step.screens[at] ?? []).map(textOf),
        best: textOf(best),
        worst: textOf(worst),
      })),
    };
  },
  givenText: ({ screens }) => screens.map(({ best, worst }) => `Best: ${best}. Worst: ${worst}.`).join('\n'),
  question: (item, options) => ({
    options,
    metric: metricOf(item),
    itemsPerScreen: itemsPerScreenOf(item),
  }),
  seconds: (item, options) =>
    SECONDS.readQuestion + screensFor(options, itemsPerScreenOf(item)) * SECONDS.maxDiffScreen,
  leastOptions: () => 2,
};

/** The number of times chosen as most minus the number of times chosen as least. */
function balanceOf(optionId: string) {
  return (turns: readonly StoredTurn[]): number | null => {
    const screens = ownAnswer(turns, isMaxDiff)?.screens;
    if (!screens) return null;
    const best = screens.filter((screen) => screen.best === optionId).length;
    return best - screens.filter((screen) => screen.worst === optionId).length;
  };
}

function textsOf({ optionsInGuideOrder }: StepOf<'max_diff'>): (id: string) => string {
  const texts = new Map(optionsInGuideOrder.map(({ id, text }) => [id, text]));
  return (id) => texts.get(id) ?? '';
}

function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** With so many screens every option is shown about three times (decisions, D10). */
function screensFor(options: number, itemsPerScreen: number): number {
  return itemsPerScreen > 0 ? Math.ceil((3 * options) / itemsPerScreen) : 0;
}

function scoredOption(counter: ResultCounter, { id, text }: { id: string; text: string }): ScoredOption {
  const { question, at, base } = counter;
  const { options, itemsPerScreen } = question;
  const screens = screensFor(options.length, itemsPerScreen);
  // How often each option is shown to a participant, on average.
  const shown = options.length > 0 ? (screens * itemsPerScreen) / options.length : 0;
  const times = (is: 'best' | 'worst', counts: Counts) =>
    Array.from({ length: screens }, (_, index) => {
      const fact = factOf({ is, ...at, option: id, times: index + 1 });
      return { times: index + 1, count: counts.get(fact) ?? 0 };
    });
  const total = (list: { times: number; count: number }[]) =>
    list.reduce((sum, one) => sum + one.times * one.count, 0);
  const answered = factOf({ is: 'answered', ...at });
  const score = (counts: Counts) => {
    const showings = shown * (counts.get(answered) ?? 0);
    if (showings === 0) return null;
    const balance = total(times('best', counts)) - total(times('worst', counts));
    return Math.max(-1, Math.min(1, balance / showings));
  };
  const { found, whole } = counter.counts;
  const chosen = (counts: Counts) => times('best', counts).reduce((sum, { count }) => sum + count, 0);
  return {
    optionId: id,
    text,
    best: total(times('best', found)),
    worst: total(times('worst', found)),
    score: score(found),
    wholeScore: score(whole),
    ...counter.shares(chosen, { ...base, bestOptionId: id }),
  };
}
