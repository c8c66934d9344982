'use client';
import type { ReactNode, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { PressButton } from './press-button';
import { Tooltip, type TooltipTrigger } from './tooltip';

interface IconButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  /** What it does, verb first: its accessible name and its tooltip. */
  label: string;
  keys?: readonly string[];
  children: ReactNode;
  pressed?: boolean | undefined;
  /** Why it is not available now. */
  disabledReason?: string | undefined;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
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
  const button = (opens?: TooltipTrigger) => (
    <PressButton
      ref={props.ref}
      opens={opens}
      aria-pressed={pressed}
      aria-label={off ? `${label}: ${disabledReason}` : label}
      aria-disabled={off ? true : undefined}
      className={buttonStyle({ variant, size, square: true, off, className })}
      onPress={off ? undefined : onPress}
    >
      {children}
    </PressButton>
  );
  if (props.noTooltip) return button();
  return (
    <Tooltip text={disabledReason ?? label} {...(keys && !off ? { keys } : {})}>
      {button}
    </Tooltip>
  );
}
