import { kindOf } from '../question-types/question-kinds';
import type { Guide, Item } from './guide';
import { offeredOptions } from './offered-options';

/** Seconds for looking at media shown with a question, and at a concept before the first question about it. */
const SHOWN_SECONDS = { media: 15, concept: 20 };

/**
 * Roughly how many whole minutes the interview takes, at least 1. Assumes that every question is asked, conditional or
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
    seconds += block.type === 'concept' ? shown * (SHOWN_SECONDS.concept + once) : once;
  }
  return Math.max(1, Math.round(seconds / 60));
}

function itemSeconds(item: Item, options: number): number {
  const shown = (item.media?.length ?? 0) + (item.embed ? 1 : 0);
  return shown * SHOWN_SECONDS.media + kindOf(item.type).seconds(item, options);
}
