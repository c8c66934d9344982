'use client';
import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { OpensSomething } from './press-button';
import { useOverlayParts } from './use-overlay-parts';
import { useShownAgain } from './use-shown-again';

/** What makes an element show its tooltip. */
export type TooltipTrigger = Pick<
  OpensSomething,
  | 'aria-describedby'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
  | 'onKeyDown'
> & { ref: (element: HTMLElement | null) => void };

interface TooltipProps {
  text: string;
  keys?: readonly string[];
  /** The element that takes focus, with what shows the tooltip. */
  children: (trigger: TooltipTrigger) => ReactNode;
}

const DELAYS = { delay: 500, closeDelay: 0 };

/**
 * Half a second after the pointer rests and at once on focus by keys; gone with any press. The library's hook for it
 * would bring what it knows of presses, hovering and focus along.
 */
export function Tooltip({ text, keys, children }: TooltipProps) {
  const state = useTooltipTriggerState(DELAYS);
  const { isOpen, close } = state;
  const place = useRef<HTMLElement>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  const ref = useCallback((element: HTMLElement | null) => {
    place.current = element;
  }, []);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Of what is open, Escape closes one.
      event.stopPropagation();
      latestClose.current(true);
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [isOpen]);
  const parts = useOverlayParts(isOpen);
  const hide = () => close(true);
  useShownAgain(hide);
  return (
    <>
      {children({
        ref,
        'aria-describedby': isOpen ? id : undefined,
        onPointerEnter: ({ pointerType }) => {
          if (pointerType !== 'touch') state.open(false);
        },
        onPointerLeave: () => close(),
        onPointerDown: hide,
        onKeyDown: hide,
        onFocus: ({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) state.open(true);
        },
        onBlur: hide,
      })}
      {parts ? <parts.TooltipBubble text={text} keys={keys} state={state} id={id} place={place} /> : null}
    </>
  );
}
