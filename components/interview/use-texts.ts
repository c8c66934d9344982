'use client';
import { createContext, use, useContext, useEffect, useState } from 'react';
import type { Messages } from './controls/texts-of';
import type { InterviewTexts } from './interview-texts';
import { englishTexts, loadTexts } from './load-texts';

/**
 * The texts of a language; the previous ones stay until they have loaded. Suspends for the first language
 * only, unless its messages came with the page.
 */
export function useLanguage(language: string, file: Messages | null): InterviewTexts {
  const [first] = useState(language);
  const loading = loadTexts(first, file);
  const [texts, setTexts] = useState(loading instanceof Promise ? use(loading) : loading);
  useEffect(() => {
    let left = false;
    void Promise.resolve(loadTexts(language)).then((loaded) => {
      if (!left) setTexts(loaded);
    });
    return () => {
      left = true;
    };
  }, [language]);
  return texts;
}

const Texts = createContext(englishTexts);
export const TextsProvider = Texts.Provider;

/** The texts in the language that the participant chose. */
export function useTexts(): InterviewTexts {
  return useContext(Texts);
}
