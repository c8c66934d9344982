'use client';
import dynamic from 'next/dynamic';

/** Loaded when a reviewer starts to write. */
export const AnnotationEditor = dynamic(() =>
  import('./annotation-editor').then((parts) => parts.AnnotationEditor),
);
