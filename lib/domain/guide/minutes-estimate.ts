import type { Guide, Item } from './guide';
import { offeredOptions } from './offered-options';
import { followUpBudget, itemsPerScreenOf } from './read';

/**
 * What a participant spends, in seconds. Rounded experience with typed and spoken interviews, not a measurement:
 * good enough to tell ten minutes from thirty.
 */
const SECONDS = {
  /** Reading a question and thinking it over. */
  readQuestion: 6,
  openAnswer: 40,
  /** A follow-up is asked and answered more quickly than the question was. */
  followUp: 25,
  readOption: 1.5,
  select: 4,
  rankOption: 4,
  matrixRow: 5,
  maxDiffScreen: 12,
  statement: 8,
  upload: 45,
  media: 15,
  /** Looking at a concept before the first question on it. */
  concept: 20,
} as const;

/** The moderator may stop earlier when an answer is complete (decisions, D6): the share of its budget it spends. */
const FOLLOW_UPS_SPENT = 0.6;

/**
 * Roughly how many whole minutes the interview takes, at least 1. Everything is taken as asked, conditional or
 * not, and each concept block as often as a participant sees concepts.
 */
export function minutesEstimate(guide: Guide): number {
  const offered = offeredOptions(guide.flatMap((block) => block.items));
  let seconds = 0;
  for (const block of guide) {
    const once = block.items.reduce(
      (sum, item) => sum + itemSeconds(item, offered.get(item)?.length ?? 0),
      0,
    );
    const concepts = block.conceptSamplingConfig?.concepts.length ?? 0;
    const shown = Math.min(block.conceptSamplingConfig?.subsampleCount ?? concepts, concepts);
    seconds += block.type === 'concept' ? shown * (SECONDS.concept + once) : once;
  }
  return Math.max(1, Math.round(seconds / 60));
}

function itemSeconds(item: Item, options: number): number {
  const media = (item.media?.length ?? 0) * SECONDS.media + (item.embed ? SECONDS.media : 0);
  return media + answerSeconds(item, options);
}

function answerSeconds(item: Item, options: number): number {
  switch (item.type) {
    case 'open_ended':
      return (
        SECONDS.readQuestion + SECONDS.openAnswer + followUpBudget(item) * FOLLOW_UPS_SPENT * SECONDS.followUp
      );
    case 'multiple_choice':
      return SECONDS.readQuestion + SECONDS.select + options * SECONDS.readOption;
    case 'ranking':
      return SECONDS.readQuestion + options * SECONDS.rankOption;
    case 'matrix':
      return SECONDS.readQuestion + options * SECONDS.readOption + item.rows.length * SECONDS.matrixRow;
    case 'max_diff':
      return SECONDS.readQuestion + maxDiffScreens(options, itemsPerScreenOf(item)) * SECONDS.maxDiffScreen;
    case 'statement':
      return SECONDS.statement;
    case 'file_upload':
      return SECONDS.readQuestion + SECONDS.upload;
  }
}

/** Every option about three times (decisions, D10). */
function maxDiffScreens(options: number, itemsPerScreen: number): number {
  return itemsPerScreen > 0 ? Math.ceil((3 * options) / itemsPerScreen) : 0;
}
