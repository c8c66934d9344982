'use client';
import { use } from 'react';
import { textsByLanguage } from '../controls/texts-by-language';
import { useTexts } from '../use-texts';
import { texts as english } from './messages/en';
import type { SpeakingTexts } from './speaking-texts';

const LOADERS = new Map<string, () => Promise<{ texts: SpeakingTexts }>>([
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

/** The texts for speaking in a language of B3, or in English where it has none. */
export const loadSpeakingTexts = textsByLanguage<SpeakingTexts>(english, LOADERS);

/** In the page's language. Suspends while they are loading: call it below a Suspense boundary. */
export function useSpeakingTexts(): SpeakingTexts {
  const { language } = useTexts();
  const texts = loadSpeakingTexts(language);
  return texts instanceof Promise ? use(texts) : texts;
}
