'use client';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { type ButtonLook, buttonStyle } from './button-style';
import { defined } from './defined';
import { Key } from './key-hint';

export interface ButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  children: ReactNode;
  /** Shown before the words, 16 px. */
  icon?: ReactNode;
  /** Keys that do the same, shown behind the words. */
  keys?: readonly string[];
  /** While it works: the verb for that ("Launching"). Keeps the width, and ignores further presses. */
  busy?: string | false | undefined;
  /** Why it cannot be pressed now; shown beside it under `reasonId`. It stays focusable. */
  disabled?: boolean | undefined;
  reasonId?: string | undefined;
  pressed?: boolean | undefined;
  type?: 'button' | 'submit';
  form?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onPress?: (event: PressEvent) => void;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  slot?: string | null;
}

/** A button whose words begin with a verb. */
export function Button(props: ButtonProps) {
  const { children, icon, keys, busy, disabled, variant, size, className, onPress } = props;
  const off = Boolean(disabled);
  return (
    <AriaButton
      {...ariaProps(props)}
      className={buttonStyle({ variant, size, off, className })}
      {...(onPress && !off && !busy ? { onPress } : {})}
      type={off || busy ? 'button' : (props.type ?? 'button')}
      render={(dom) => (
        <button {...dom} aria-disabled={off || busy ? true : undefined} aria-busy={busy ? true : undefined} />
      )}
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
    </AriaButton>
  );
}

/** The props that are passed to react-aria unchanged. */
function ariaProps(props: ButtonProps): AriaButtonProps {
  const { form, autoFocus, ref, slot, pressed, reasonId } = props;
  return defined({
    form,
    autoFocus,
    ref,
    slot,
    'aria-label': props['aria-label'],
    'aria-expanded': props['aria-expanded'],
    'aria-controls': props['aria-controls'],
    'aria-describedby': reasonId,
    'aria-pressed': pressed,
  });
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
