'use client';
import { type ReactNode, useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useOverlayParts } from './use-overlay-parts';

interface TooltipProps {
  text: string;
  keys?: readonly string[];
  children: ReactNode;
}

const DELAYS = { delay: 500, closeDelay: 0 };

/** Half a second after the pointer rests and at once on focus. `children` is one element of react-aria's that takes focus. */
export function Tooltip({ text, keys, children }: TooltipProps) {
  const state = useTooltipTriggerState(DELAYS);
  const place = useRef<HTMLElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(DELAYS, state, place);
  const parts = useOverlayParts(state.isOpen);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={place}>
        {children}
      </FocusableProvider>
      {parts ? (
        <parts.TooltipBubble
          text={text}
          keys={keys}
          state={state}
          tooltipProps={tooltipProps}
          place={place}
        />
      ) : null}
    </>
  );
}
