import { itemsPerScreenOf, metricOf } from '../guide/read';
import { isMaxDiff } from '../interview/answer-kinds';
import type { FactName } from '../response/fact';
import { answerIssue, type Issues } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { ownAnswer } from './own-answer';
import type { QuestionKind, StepOf } from './question-kind';

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
  columns: ({ options }) =>
    options.map(({ id, text }) => ({
      part: text,
      // How often as the most, minus how often as the least.
      cell(turns) {
        const screens = ownAnswer(turns, isMaxDiff)?.screens;
        if (!screens) return null;
        const best = screens.filter((screen) => screen.best === id).length;
        return best - screens.filter((screen) => screen.worst === id).length;
      },
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
export function screensFor(options: number, itemsPerScreen: number): number {
  return itemsPerScreen > 0 ? Math.ceil((3 * options) / itemsPerScreen) : 0;
}
