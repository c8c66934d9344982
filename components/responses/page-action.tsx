'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Puts a button into the study's header, where there is a place for it; else it stands where it is. */
export function PageAction({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-page-actions]')), []);
  return place ? createPortal(children, place) : children;
}
