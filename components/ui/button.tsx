'use client';
import type { ReactNode, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Key } from './key-hint';
import { PressButton } from './press-button';

export interface ButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  children: ReactNode;
  /** Shown before the words, 16 px. */
  icon?: ReactNode;
  /** Keys that do the same, shown behind the words. */
  keys?: readonly string[];
  /**
   * While it works: the verb for that ("Launching"). Keeps the width, and ignores further presses; also the second click
   * of a double click, which comes when a quick work is done already.
   */
  busy?: string | false | undefined;
  /** Why it cannot be pressed now; shown beside it under `reasonId`. It stays focusable. */
  disabled?: boolean | undefined;
  reasonId?: string | undefined;
  pressed?: boolean | undefined;
  type?: 'button' | 'submit';
  form?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress?: () => void;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** A button whose words begin with a verb. */
export function Button(props: ButtonProps) {
  const { children, icon, keys, busy, disabled, variant, size, className, onPress } = props;
  const off = Boolean(disabled);
  return (
    <PressButton
      ref={props.ref}
      form={props.form}
      autoFocus={props.autoFocus}
      aria-label={props['aria-label']}
      aria-expanded={props['aria-expanded']}
      aria-controls={props['aria-controls']}
      aria-describedby={props.reasonId}
      aria-pressed={props.pressed}
      aria-disabled={off || busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      className={buttonStyle({ variant, size, off, className })}
      once={busy !== undefined}
      onPress={off || busy ? undefined : onPress}
      type={off || busy ? 'button' : (props.type ?? 'button')}
    >
      <span className="grid items-center justify-items-center">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center gap-1.5 ${busy ? 'invisible' : ''}`}
          aria-hidden={busy ? true : undefined}
        >
          {icon}
          {children}
          {keys?.map((key) => (
            <Key key={key} inButton>
              {key}
            </Key>
          ))}
        </span>
        {busy ? (
          <span className="col-start-1 row-start-1 inline-flex items-center gap-1.5" aria-live="polite">
            <Arc />
            {busy}
          </span>
        ) : null}
      </span>
    </PressButton>
  );
}

/** The spinning arc of a running action. Never alone. */
export function Arc() {
  return (
    <span
      aria-hidden
      className="size-3 animate-spin rounded-full border-[1.5px] border-current border-e-transparent motion-reduce:animate-none"
    />
  );
}
