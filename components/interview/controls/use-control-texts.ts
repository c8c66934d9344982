'use client';

import { use } from 'react';
import type { ControlTexts } from './control-texts';
import { texts as english } from './messages/en';
import { textsByLanguage } from './texts-by-language';

const LOADERS = new Map<string, () => Promise<{ texts: ControlTexts }>>([
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

/** The controls' words in a language of B3, or in English where it has none. English is there at once. */
export const loadControlTexts = textsByLanguage<ControlTexts>(english, LOADERS);

/** Suspends while a language's words are on their way: to be called below a Suspense boundary. */
export function useControlTexts(language: string): ControlTexts {
  const texts = loadControlTexts(language);
  return texts instanceof Promise ? use(texts) : texts;
}
