'use client';
import { useRouter } from 'next/navigation';
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { classNames } from './class-names';
import { Key } from './key-hint';
import { LIST, LIST_ITEM } from './list-style';
import type { MenuAction, MenuListProps } from './overlay-types';

/** The open list of a menu. */
export function MenuList({
  label,
  actions,
  placement = 'bottom end',
  state,
  button,
  labelledBy,
}: MenuListProps) {
  const router = useRouter();
  const plain = actions.filter(({ danger }) => !danger);
  const dangerous = actions.filter(({ danger }) => danger);
  return (
    <Popover
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      trigger="MenuTrigger"
      triggerRef={button}
      aria-labelledby={labelledBy}
      offset={4}
      placement={placement}
      className={classNames(LIST, 'min-w-[12rem] max-w-[22rem]')}
    >
      <RouterProvider navigate={(href) => router.push(href)}>
        <AriaMenu
          aria-label={label}
          aria-labelledby={labelledBy}
          autoFocus={state.focusStrategy || true}
          onClose={state.close}
          className="max-h-[28rem] overflow-auto outline-none"
        >
          {plain.map(item)}
          {dangerous.length > 0 && plain.length > 0 ? (
            <Separator className="-mx-1 my-1 h-px bg-line" />
          ) : null}
          {dangerous.map(item)}
        </AriaMenu>
      </RouterProvider>
    </Popover>
  );
}

function item(action: MenuAction) {
  return (
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
}
