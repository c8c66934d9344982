'use client';
import { useRef } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { MenuAction, MenuProps } from './overlay-types';
import { useMenuButton } from './use-menu-button';
import { useOverlayParts } from './use-overlay-parts';

export type { MenuAction };

/** A list of actions. Shortcuts are at the right edge, destructive actions last. */
export function Menu({ trigger, ...list }: MenuProps) {
  const state = useMenuTriggerState({});
  const button = useRef<HTMLButtonElement>(null);
  const pressing = useMenuButton(state);
  const parts = useOverlayParts(state.isOpen);
  return (
    <>
      <PressResponder {...pressing} ref={button} isPressed={state.isOpen}>
        {trigger}
      </PressResponder>
      {parts ? <parts.MenuList {...list} state={state} button={button} labelledBy={pressing.id} /> : null}
    </>
  );
}
