import type { IdentifiedOption } from '@/lib/domain/guide/guide';
import type { Answer, QuestionStep } from '@/lib/domain/interview/interview';
import type { Random } from '@/lib/domain/interview/seeded-random';

/** How much an option is liked, relative to the others; the default is 1. */
type Weights = Record<string, number>;

/**
 * An answer to a closed question: the options that are picked by their externalIds, if they are offered; otherwise the
 * most liked ones, by the weights and this participant's own preferences.
 */
export function closedAnswer(
  step: QuestionStep,
  picks: readonly string[] | undefined,
  weights: Weights,
  random: Random,
): Answer {
  const picked = step.options.filter(({ externalId }) => picks?.includes(externalId ?? ''));
  const liking = new Map(step.options.map((option) => [option.id, likingOf(option, weights, random)]));
  const byLiking = (ids: readonly string[]) =>
    [...ids].sort((a, b) => (liking.get(b) ?? 0) - (liking.get(a) ?? 0));
  switch (step.item.type) {
    case 'multiple_choice': {
      const together = step.options.filter(({ exclusiveOption }) => !exclusiveOption);
      if (picked.length > 0) return { optionIds: picked.map(({ id }) => id) };
      const most = step.item.multiSelect ? Math.min(1 + Math.floor(random() * 3), step.maxSelect ?? 3) : 1;
      return {
        optionIds: byLiking(together.map(({ id }) => id)).slice(0, Math.max(most, step.minSelect ?? 1)),
      };
    }
    case 'ranking':
      return { optionIds: byLiking(step.options.map(({ id }) => id)) };
    case 'matrix':
      return { cells: cellsOf(step, weights, random) };
    case 'max_diff':
      return {
        screens: step.screens.map((screen) => {
          const order = byLiking(screen);
          return { best: order[0] ?? '', worst: order.at(-1) ?? '' };
        }),
      };
    case 'statement':
      return {};
    case 'open_ended':
    case 'file_upload':
      return { skip: true };
  }
}

/** A weight is a probability: the larger of two usually wins, not always. */
function likingOf(option: IdentifiedOption, weights: Weights, random: Random): number {
  return (weights[option.externalId ?? ''] ?? 1) * (0.3 + random());
}

/** One column for each row; a satisfied participant is satisfied in most rows. */
function cellsOf(step: QuestionStep, weights: Weights, random: Random): Record<string, string[]> {
  const mood = random() * 0.6 + 0.2;
  return Object.fromEntries(
    step.rows.map((row) => {
      const leaning = mood + (weights[row.text] ?? 0) + (random() - 0.5) * 0.7;
      const at = Math.max(0, Math.min(step.options.length - 1, Math.floor(leaning * step.options.length)));
      return [row.id, [step.options[at]?.id ?? '']];
    }),
  );
}
