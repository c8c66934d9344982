import { maxFilesOf } from '@/lib/domain/guide/read';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { isScreenedOut } from '@/lib/domain/interview/screening';
import { type Random, randomBelow, shuffled } from '@/lib/domain/interview/seeded-random';

/** A selection that fits a multiple_choice: a few options, what was typed, or an exclusive option alone. */
function randomChoice(step: QuestionStep, random: Random): Answer {
  const { item, options } = step;
  if (item.type !== 'multiple_choice') throw new Error(`not a choice: ${item.type}`);
  const custom = item.allowCustomOption && random() < 0.3 ? { custom: `own ${randomBelow(9, random)} ` } : {};
  const typed = 'custom' in custom ? 1 : 0;
  if (!item.multiSelect) {
    return {
      optionIds: typed
        ? []
        : shuffled(
            options.map(({ id }) => id),
            random,
          ).slice(0, 1),
      ...custom,
    };
  }
  const exclusive = options.find((option) => option.exclusiveOption);
  const together = options.filter((option) => !option.exclusiveOption).map(({ id }) => id);
  if (exclusive && (random() < 0.2 || together.length + typed === 0)) return { optionIds: [exclusive.id] };
  const least = step.minSelect ?? 1;
  // Where all are needed, the participant's own is needed too.
  const needed = together.length < least && !typed ? { custom: 'own' } : custom;
  const own = 'custom' in needed ? 1 : 0;
  const most = Math.min(step.maxSelect ?? together.length + own, together.length + own);
  const count = least + randomBelow(Math.max(1, most - least + 1), random);
  return { optionIds: shuffled(together, random).slice(0, Math.max(0, count - own)), ...needed };
}

/**
 * An answer that fits the step, made from the step alone; now and then a skip where one is allowed. At screening
 * mostly one that lets in, so that interviews go on.
 */
export function randomAnswer(step: QuestionStep | FollowUpStep, random: Random): Answer {
  let answer = anyAnswer(step, random);
  if (step.kind === 'follow_up' || step.block.type !== 'screening') return answer;
  for (let tries = 0; tries < 6 && isScreenedOut(step.options, answer); tries += 1)
    answer = anyAnswer(step, random);
  return answer;
}

function anyAnswer(step: QuestionStep | FollowUpStep, random: Random): Answer {
  if (step.block.type !== 'screening' && random() < 0.15) return { skip: true };
  if (step.kind === 'follow_up') return { text: `so ${randomBelow(100, random)}` };
  const ids = step.options.map(({ id }) => id);
  const { item } = step;
  switch (item.type) {
    case 'open_ended':
      return random() < 0.2
        ? { text: '', recordings: ['rec-1'] }
        : { text: `said ${randomBelow(100, random)}` };
    case 'multiple_choice':
      return randomChoice(step, random);
    case 'ranking':
      return { optionIds: shuffled(ids, random) };
    case 'matrix':
      return {
        cells: Object.fromEntries(
          step.rows.map(({ id }) => [
            id,
            shuffled(ids, random).slice(0, item.multiSelect ? 1 + randomBelow(ids.length, random) : 1),
          ]),
        ),
      };
    case 'max_diff':
      return {
        screens: step.screens.map((screen) => {
          const [best = '', worst = ''] = shuffled(screen, random);
          return { best, worst };
        }),
      };
    case 'statement':
      return {};
    case 'file_upload':
      return {
        recordings: Array.from(
          { length: 1 + randomBelow(maxFilesOf(item), random) },
          (_, at) => `file-${at}`,
        ),
      };
  }
}
