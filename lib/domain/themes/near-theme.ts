import { cosine, spreadOf } from '../text/vectors';

/** What a theme means as a vector, and how near to it a thought has to be to speak of it. */
export interface NearTheme {
  vector: Float32Array;
  least: number;
  /** What its rule leaves out; null where it leaves nothing out. */
  not: Float32Array | null;
}

/** Themes and thoughts by what they mean: vectors of one model. */
export interface Meanings {
  /** By id. */
  themes: ReadonlyMap<string, NearTheme>;
  /** By the text of a thought. */
  thoughts: ReadonlyMap<string, Float32Array>;
}

/** A thought of the study, and whether words alone tell that it speaks of the theme. */
export interface SampledThought {
  vector: Float32Array;
  isSaid: boolean;
}

/** Of fewer thoughts nobody can tell how near any of a study is to anything. */
const FEWEST = 50;
/** A thought is at least so many standard deviations nearer to a theme than thoughts of the study are. */
const CLEARLY = 3;
/** So many are enough, however near those are that say its words. */
const SURELY = 5;
/** Of those that say its words, so many may be less near. */
const LESS_NEAR = 0.4;

/**
 * How near a thought has to be. Models differ in what their figures mean, so that no figure is given: the study's own
 * thoughts tell how near any thought is, and those that say the theme's words how near one of it is. Of a study with few
 * thoughts nothing is near enough.
 */
export function leastNearness(theme: Float32Array, sample: readonly SampledThought[]): number {
  if (sample.length < FEWEST) return Number.POSITIVE_INFINITY;
  const nearness = (those: readonly SampledThought[]) => those.map(({ vector }) => cosine(theme, vector));
  const { mean, spread } = spreadOf(nearness(sample.filter(({ isSaid }) => !isSaid)));
  const said = nearness(sample.filter(({ isSaid }) => isSaid)).sort((a, b) => a - b);
  const usual = said[Math.floor(said.length * LESS_NEAR)] ?? Number.POSITIVE_INFINITY;
  return Math.max(mean + CLEARLY * spread, Math.min(usual, mean + SURELY * spread));
}

/** Whether a thought means what a theme is about, and not rather what its rule leaves out. */
export function meansTheme({ vector, least, not }: NearTheme, thought: Float32Array): boolean {
  const nearness = cosine(vector, thought);
  return nearness >= least && (not === null || cosine(not, thought) < nearness);
}
