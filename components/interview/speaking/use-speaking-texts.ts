'use client';
import { use } from 'react';
import { textsByLanguage } from '../controls/texts-by-language';
import { type EnglishOf, type Messages, textsOf } from '../controls/texts-of';
import { useTexts } from '../use-texts';
import english from './messages/en.json';
import type { SpeakingTexts } from './speaking-texts';

const messages: EnglishOf<SpeakingTexts> & Messages = english;

/** The texts for speaking in a language of B3, or in English where it has none. */
export const loadSpeakingTexts = textsByLanguage<SpeakingTexts>({
  messages,
  english: textsOf<SpeakingTexts>('en', messages, messages),
  load: (language) => import('./messages/files').then(({ messagesIn }) => messagesIn(language)),
});

/** In the page's language. Suspends while they are loading: call it below a Suspense boundary. */
export function useSpeakingTexts(): SpeakingTexts {
  const { language } = useTexts();
  const texts = loadSpeakingTexts(language);
  return texts instanceof Promise ? use(texts) : texts;
}
