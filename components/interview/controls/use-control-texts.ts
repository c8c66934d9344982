'use client';

import { use } from 'react';
import type { ControlTexts } from './control-texts';
import { texts as english } from './messages/en';

const LOADERS = new Map<string, () => Promise<{ texts: ControlTexts }>>([
  ['de', () => import('./messages/de')],
  ['fr', () => import('./messages/fr')],
  ['es', () => import('./messages/es')],
  ['pt', () => import('./messages/pt')],
  ['it', () => import('./messages/it')],
  ['nl', () => import('./messages/nl')],
  ['ja', () => import('./messages/ja')],
  ['ar', () => import('./messages/ar')],
]);

const loaded = new Map<string, Promise<ControlTexts>>();

/** The controls' words in a language of B3, or in English where it has none. English is there at once. */
export function loadControlTexts(language: string): Promise<ControlTexts> | ControlTexts {
  const code = language.split('-')[0] ?? '';
  const load = LOADERS.get(code);
  if (!load) return english;
  const known = loaded.get(code);
  if (known) return known;
  const texts = load().then(
    (module) => module.texts,
    () => {
      // The network was away: English now, another try at the next question.
      loaded.delete(code);
      return english;
    },
  );
  loaded.set(code, texts);
  return texts;
}

/** Suspends while a language's words are on their way: to be called below a Suspense boundary. */
export function useControlTexts(language: string): ControlTexts {
  const texts = loadControlTexts(language);
  return texts instanceof Promise ? use(texts) : texts;
}
