'use client';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { classNames } from './class-names';
import { Key } from './key-hint';
import { LIST, LIST_ITEM } from './list-style';

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  keys?: readonly string[];
  /** Why it is not available now; shown under the label. */
  disabledReason?: string | undefined;
  /** Placed last, after a separator. */
  danger?: boolean;
  /** A link instead of an action. */
  href?: string;
  run?: () => void;
}

interface MenuProps {
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  actions: readonly MenuAction[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** A list of actions. Shortcuts are at the right edge, destructive actions last. */
export function Menu({ label, trigger, actions, placement = 'bottom end' }: MenuProps) {
  const plain = actions.filter(({ danger }) => !danger);
  const dangerous = actions.filter(({ danger }) => danger);
  const item = (action: MenuAction) => (
    <MenuItem
      key={action.id}
      id={action.id}
      textValue={action.label}
      isDisabled={action.disabledReason !== undefined}
      {...(action.href === undefined ? {} : { href: action.href })}
      {...(action.run ? { onAction: action.run } : {})}
      className={classNames(LIST_ITEM, action.danger && 'text-critical')}
    >
      {action.icon}
      <span className="grid min-w-0 flex-1">
        {action.label}
        {action.disabledReason ? <span className="text-12 text-ink-3">{action.disabledReason}</span> : null}
      </span>
      {action.keys?.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </MenuItem>
  );
  return (
    <MenuTrigger>
      {trigger}
      <Popover offset={4} placement={placement} className={classNames(LIST, 'min-w-[12rem] max-w-[22rem]')}>
        <AriaMenu aria-label={label} className="max-h-[28rem] overflow-auto outline-none">
          {plain.map(item)}
          {dangerous.length > 0 && plain.length > 0 ? (
            <Separator className="-mx-1 my-1 h-px bg-line" />
          ) : null}
          {dangerous.map(item)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
