import { findMentions, knownThemes, partsOfRule, thoughtsToCompare } from './find-mentions';
import type { Said, ThemeToFind } from './mention';
import { leastNearness, type NearTheme } from './near-theme';

/** What is to become vectors, so that themes can be found by what they mean. */
export interface MeaningTexts {
  themes: readonly ThemeToFind[];
  /** Of each theme: its name with its rule, without what the rule leaves out. */
  own: string[];
  /** Of each theme: what its rule leaves out; empty where it leaves nothing out. */
  not: string[];
  /** Thoughts of the study, each once. */
  sample: string[];
  /** By theme, those of the sample that say its words. */
  sayWords: ReadonlyMap<string, ReadonlySet<string>>;
}

/** How many thoughts tell how near thoughts of a study are to anything. */
const SAMPLED = 640;

/** The texts of themes, and of thoughts of some responses of their study. */
export function meaningTexts(
  themes: readonly ThemeToFind[],
  responses: readonly { said: readonly Said[]; language: string }[],
): MeaningTexts {
  const known = knownThemes(themes);
  const rules = themes.map(({ rule }) => partsOfRule(rule));
  const sample = new Set<string>();
  const sayWords = new Map(themes.map(({ id }) => [id, new Set<string>()]));
  for (const { said, language } of responses) {
    const compared = thoughtsToCompare(said, language);
    for (const text of compared) if (sample.size < SAMPLED) sample.add(text);
    for (const { themeId, seq, start, end } of findMentions(known, said, language)) {
      // A passage is one thought or several neighbours, each of which says the words.
      const passage = said.find((one) => one.seq === seq)?.text.slice(start, end) ?? '';
      for (const text of compared) if (passage.includes(text)) sayWords.get(themeId)?.add(text);
    }
  }
  const own = themes.map(({ name }, at) => `${name}. ${rules[at]?.belongs ?? ''}`);
  return { themes, own, not: rules.map(({ not }) => not.trim()), sample: [...sample], sayWords };
}

/** The themes as vectors; `vectors` are those of the texts. */
export function nearThemes(
  texts: MeaningTexts,
  vectors: Record<'own' | 'not' | 'sample', readonly Float32Array[]>,
): Map<string, NearTheme> {
  return new Map(
    texts.themes.map(({ id }, at) => {
      const sampled = vectors.sample.map((vector, nth) => {
        const isSaid = texts.sayWords.get(id)?.has(texts.sample[nth] ?? '') === true;
        return { vector, isSaid };
      });
      const vector = vectors.own[at]!;
      const not = texts.not[at] === '' ? null : vectors.not[at]!;
      return [id, { vector, least: leastNearness(vector, sampled), not }];
    }),
  );
}
