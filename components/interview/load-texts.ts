import { textsByLanguage } from './controls/texts-by-language';
import type { InterviewTexts } from './interview-texts';
import { texts as english } from './messages/en';

const LOADERS = new Map<string, () => Promise<{ texts: InterviewTexts }>>([
  ['de', () => import('./messages/de')],
  ['fr', () => import('./messages/fr')],
  ['es', () => import('./messages/es')],
  ['pt', () => import('./messages/pt')],
  ['it', () => import('./messages/it')],
  ['nl', () => import('./messages/nl')],
  ['ja', () => import('./messages/ja')],
  ['ar', () => import('./messages/ar')],
  ['he', () => import('./messages/he')],
]);

/** The languages with texts for the page, by their codes without a region. */
export const INTERFACE_LANGUAGES: readonly string[] = ['en', ...LOADERS.keys()];

/** The page's words in a language of B3, or in English where it has none. English is there at once. */
export const loadTexts = textsByLanguage<InterviewTexts>(english, LOADERS);

/**
 * The languages to choose from on the page: the study's own, and those that the page itself speaks (decisions, N1). Over
 * the protocol any of `available` may be chosen; its first one is the study's own.
 */
export function offeredLanguages(available: readonly string[]): string[] {
  return available.filter((code, at) => at === 0 || INTERFACE_LANGUAGES.includes(code.split('-')[0] ?? ''));
}

/** The first language of an Accept-Language header that the page has texts for, else English. */
export function preferredLanguage(header: string | null): string {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
    .find((code) => code === 'en' || LOADERS.has(code));
  return wanted ?? 'en';
}
