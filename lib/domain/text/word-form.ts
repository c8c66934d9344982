import { foldWord } from './fold-word';
import { IRREGULAR_EN } from './irregular-en';
import { LEXICONS } from './lexicon-for';
import { stem } from './stem';

/** The languages whose word forms are understood. */
const LANGUAGES: readonly string[] = LEXICONS.map(({ language }) => language);

/** No word contains it, so that nothing that somebody searches for begins like a form. */
const MARK = '~';

/**
 * What all forms of a word have in common, with the language, because "can" is no form of the Italian "cane": `~en~buy`
 * for "bought". Undefined in a language whose forms are not understood. `run` is letters and digits alone.
 */
export function wordForm(run: string, language: string): string | undefined {
  const base = baseOf(language);
  if (!LANGUAGES.includes(base)) return undefined;
  const lower = run.toLowerCase();
  const word = base === 'en' ? (IRREGULAR_EN.get(lower) ?? lower) : lower;
  const shared = foldWord(stem(word, base));
  return shared === '' ? undefined : `${MARK}${base}${MARK}${shared}`;
}

/** The same of a word whose language is unknown: one for each language that it may be of. */
export function wordForms(run: string): string[] {
  const folded = foldWord(run);
  return [
    ...new Set(
      LANGUAGES.flatMap((language) =>
        [wordForm(run, language) ?? [], wordForm(folded, language) ?? []].flat(),
      ),
    ),
  ];
}

function baseOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
