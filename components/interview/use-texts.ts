'use client';
import { createContext, use, useContext, useEffect, useState } from 'react';
import type { InterviewTexts } from './interview-texts';
import { loadTexts } from './load-texts';
import { texts as english } from './messages/en';

/** The texts of a language; the previous ones stay until they have loaded. Suspends for the first language only. */
export function useLanguage(language: string): InterviewTexts {
  const [first] = useState(language);
  const loading = loadTexts(first);
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

const Texts = createContext<InterviewTexts>(english);
export const TextsProvider = Texts.Provider;

/** The texts in the language that the participant chose. */
export function useTexts(): InterviewTexts {
  return useContext(Texts);
}
