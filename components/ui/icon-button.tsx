'use client';
import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { type ButtonLook, buttonStyle } from './button-style';
import { defined } from './defined';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  /** What it does, verb first: its accessible name and its tooltip. */
  label: string;
  keys?: readonly string[];
  children: ReactNode;
  pressed?: boolean | undefined;
  /** Why it is not available now. */
  disabledReason?: string | undefined;
  onPress?: (event: PressEvent) => void;
  ref?: Ref<HTMLButtonElement>;
  slot?: string | null;
  /** Inside a menu's trigger the tooltip would hide the menu. */
  noTooltip?: boolean;
}

/** A button with an icon alone; its label is in the tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    keys,
    children,
    variant = 'quiet',
    size,
    className,
    pressed,
    disabledReason,
    onPress,
  } = props;
  const off = disabledReason !== undefined;
  const button = (
    <AriaButton
      {...defined({ ref: props.ref, slot: props.slot, 'aria-pressed': pressed })}
      aria-label={off ? `${label}: ${disabledReason}` : label}
      className={buttonStyle({ variant, size, square: true, off, className })}
      {...(onPress && !off ? { onPress } : {})}
      render={(dom) => <button {...dom} aria-disabled={off ? true : undefined} />}
    >
      {children}
    </AriaButton>
  );
  if (props.noTooltip) return button;
  return (
    <Tooltip text={disabledReason ?? label} {...(keys && !off ? { keys } : {})}>
      {button}
    </Tooltip>
  );
}
