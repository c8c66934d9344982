'use client';
import { useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { MenuAction, MenuProps } from './overlay-types';
import { OpensMenu } from './press-button';
import { useMenuButton } from './use-menu-button';
import { useOverlayParts } from './use-overlay-parts';
import { useShownAgain } from './use-shown-again';

export type { MenuAction };

/** A list of actions. Shortcuts are at the right edge, destructive actions last. */
export function Menu({ trigger, ...list }: MenuProps) {
  const state = useMenuTriggerState({});
  useShownAgain(state.close);
  const button = useRef<HTMLButtonElement>(null);
  const opens = useMenuButton(state);
  const parts = useOverlayParts(state.isOpen);
  return (
    <>
      <OpensMenu value={{ ...opens, ref: button }}>{trigger}</OpensMenu>
      {parts ? <parts.MenuList {...list} state={state} button={button} labelledBy={opens.id} /> : null}
    </>
  );
}
