'use client';
import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { Key } from './key-hint';

/** Half a second after the pointer rests and at once on focus. `children` is one element of react-aria's that takes focus. */
export function Tooltip({
  text,
  keys,
  children,
}: {
  text: string;
  keys?: readonly string[];
  children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip
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
    </TooltipTrigger>
  );
}
