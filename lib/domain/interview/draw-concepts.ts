import { seededRandom, shuffled } from './seeded-random';

/**
 * Which concepts a response sees, and in which order (decisions, D5): those shown least often in the study so
 * far come first, in the choice and in the order alike, so that each concept also has its share of first
 * places; ties are broken by the response's seed. `shown` counts the responses of the study by concept id.
 */
export function drawConcepts(ask: {
  candidates: readonly string[];
  count: number;
  shown: ReadonlyMap<string, number>;
  seed: string;
  blockId: string;
}): string[] {
  const timesShown = (id: string) => ask.shown.get(id) ?? 0;
  return shuffled(ask.candidates, seededRandom(ask.seed, 'concepts', ask.blockId))
    .sort((a, b) => timesShown(a) - timesShown(b))
    .slice(0, ask.count);
}
