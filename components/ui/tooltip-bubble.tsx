'use client';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { defined } from './defined';
import { Key } from './key-hint';
import type { TooltipBubbleProps } from './overlay-types';

/** The words of a tooltip that is open. */
export function TooltipBubble({ text, keys, state, id, place }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...defined({ id })}
        triggerRef={place}
        offset={6}
        className="z-menu inline-flex max-w-[20rem] items-center gap-1.5 rounded-2 bg-ink px-2 py-1 text-12 text-paper"
      >
        {text}
        {keys?.map((key) => (
          <Key key={key} inButton>
            {key}
          </Key>
        ))}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
