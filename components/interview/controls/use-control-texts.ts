'use client';

import { use } from 'react';
import type { ControlTexts } from './control-texts';
import english from './messages/en.json';
import { textsByLanguage } from './texts-by-language';
import { type EnglishOf, type Messages, textsOf } from './texts-of';

const messages: EnglishOf<ControlTexts> & Messages = english;
export const englishTexts = textsOf<ControlTexts>('en', messages, messages);

/** The controls' words in a language of B3, or in English where it has none. English is there at once. */
export const loadControlTexts = textsByLanguage<ControlTexts>({
  messages,
  english: englishTexts,
  load: (language) => import('./messages/files').then(({ messagesIn }) => messagesIn(language)),
});

/** Suspends while a language's words are on their way: to be called below a Suspense boundary. */
export function useControlTexts(language: string): ControlTexts {
  const texts = loadControlTexts(language);
  return texts instanceof Promise ? use(texts) : texts;
}
