'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RenderQuestion } from './preview/preview-step';

/** What the page's head is given, from the first moment on. */
export interface BuilderHead {
  /** Where the actions of the open guide appear. */
  actions: ReactNode;
  /** Known once the guide is open. */
  hasPendingEdits?: boolean;
  /** False when problems prevent the launch: then the builder shows them. */
  launch?: () => boolean;
}

export interface GuideBuilderProps {
  studyId: string;
  /** The participant's own controls, which are a different part of the product. */
  renderQuestion: RenderQuestion;
  /** The page's head: crumbs, tabs, status, launch. */
  renderHead: (head: BuilderHead) => ReactNode;
  /** The actions of the open guide in the page's head. */
  renderActions: (parts: { saving: ReactNode; tryIt: ReactNode }) => ReactNode;
  /** ⌘↵, when nothing prevents the launch. */
  onLaunch: () => void;
}

type Opened = Required<Pick<BuilderHead, 'hasPendingEdits' | 'launch'>>;

/** Where the open guide's part of the head goes. */
export interface HeadPlace {
  slot: HTMLElement | null;
  onOpened: (opened: Opened | null) => void;
}

/**
 * The head stays the same element while the guide loads and opens, so that a menu or dialog of it stays open: the
 * builder puts its part in from below.
 */
export function useBuilderHead(): { place: HeadPlace; head: BuilderHead } {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [opened, onOpened] = useState<Opened | null>(null);
  return {
    place: { slot, onOpened },
    head: { actions: <span ref={setSlot} className="contents" />, ...opened },
  };
}

interface HeadPartProps {
  place: HeadPlace;
  hasPendingEdits: boolean;
  launch: () => boolean;
  /** The actions. */
  children: ReactNode;
}

/** Puts the open guide's part into the page's head. */
export function HeadPart({ place: { slot, onOpened }, hasPendingEdits, launch, children }: HeadPartProps) {
  const latest = useRef(launch);
  useEffect(() => {
    latest.current = launch;
  });
  useEffect(() => {
    onOpened({ hasPendingEdits, launch: () => latest.current() });
    return () => onOpened(null);
  }, [onOpened, hasPendingEdits]);
  return slot && createPortal(children, slot);
}
