'use client';
import dynamic from 'next/dynamic';

/** Loaded when a reviewer starts to write. */
export const AnnotationEditor = dynamic(() =>
  import('./annotation-editor').then((parts) => parts.AnnotationEditor),
);
export const WordsEditor = dynamic(() => import('./words-editor').then((parts) => parts.WordsEditor));
export const WordsHistory = dynamic(() => import('./words-history').then((parts) => parts.WordsHistory));
