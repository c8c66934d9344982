'use client';
import dynamic from 'next/dynamic';

/** Fetched when somebody writes. */
export const AnnotationEditor = dynamic(() =>
  import('./annotation-editor').then((parts) => parts.AnnotationEditor),
);
