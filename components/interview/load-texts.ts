import { INTERFACE_LANGUAGES, interfaceLanguage } from './controls/interface-languages';
import { textsByLanguage } from './controls/texts-by-language';
import { type EnglishOf, type Messages, textsOf } from './controls/texts-of';
import type { InterviewTexts } from './interview-texts';
import english from './messages/en.json';

const messages: EnglishOf<InterviewTexts> & Messages = english;
export const englishTexts = textsOf<InterviewTexts>('en', messages, messages);

/** The page's words in a language of B3, or in English where it has none. English is there at once. */
export const loadTexts = textsByLanguage<InterviewTexts>({
  messages,
  english: englishTexts,
  load: (language) => import('./messages/files').then(({ messagesIn }) => messagesIn(language)),
});

/**
 * The languages to choose from on the page: of those in which no text is missing, the study's own, which is the first,
 * and those that the page itself speaks (decisions, N1). Over the protocol any of `availableLanguages` may be chosen.
 */
export function offeredLanguages(translated: readonly string[]): string[] {
  return translated.filter((code, at) => at === 0 || interfaceLanguage(code) !== null);
}

/** The first language of an Accept-Language header that the page has texts for, else English. */
export function preferredLanguage(header: string | null): string {
  for (const part of (header ?? '').split(',')) {
    const language = interfaceLanguage(part.split(';')[0]?.trim() ?? '');
    if (language !== null) return language;
  }
  return 'en';
}

/** The page's words in every language that it speaks. */
export function allTexts(): Promise<InterviewTexts[]> {
  return Promise.all(INTERFACE_LANGUAGES.map((language) => loadTexts(language)));
}
