'use client';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  use,
  useRef,
} from 'react';
import { useAllRefs } from './use-all-refs';

/** What a menu or a tooltip adds to the button that opens it. */
export interface OpensSomething {
  ref: Ref<HTMLButtonElement>;
  id?: string;
  'aria-haspopup'?: true;
  'aria-expanded'?: boolean;
  'aria-describedby'?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onMouseDown?: (event: MouseEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Said by a menu around the button that opens it. */
export const OpensMenu = createContext<OpensSomething | null>(null);

interface PressButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'onKeyDown' | 'onPointerDown'> {
  onPress?: (() => void) | undefined;
  /** Both clicks of a double click are one press. */
  once?: boolean;
  /** What a tooltip adds. */
  opens?: OpensSomething | undefined;
}

/**
 * The system's own button. A press is told by the browser's click, which it makes of a pointer, of a key and of what
 * assistive technology does; what lies below the button hears nothing of it.
 */
export function PressButton({ onPress, once, opens, ref, type = 'button', ...props }: PressButtonProps) {
  const menu = use(OpensMenu);
  const refs = useAllRefs(ref, opens?.ref, menu?.ref);
  /** As what it was clicked first: by the second click of a double click it may have become another button. */
  const begunAsOnce = useRef(false);
  return (
    <button
      {...props}
      {...opens}
      {...menu}
      type={type}
      aria-describedby={opens?.['aria-describedby'] ?? props['aria-describedby']}
      ref={refs}
      onPointerDown={(event) => {
        opens?.onPointerDown?.(event);
        menu?.onPointerDown?.(event);
        event.stopPropagation();
      }}
      onKeyDown={(event) => {
        opens?.onKeyDown?.(event);
        menu?.onKeyDown?.(event);
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.stopPropagation();
        // A key that is held presses once.
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (event.detail > 1 && begunAsOnce.current) {
          event.preventDefault();
          return;
        }
        begunAsOnce.current = once === true;
        // Safari does not focus what is pressed, and a dialog returns the focus to what had it.
        if (document.activeElement !== event.currentTarget)
          event.currentTarget.focus({ preventScroll: true });
        menu?.onClick?.(event);
        onPress?.();
      }}
    />
  );
}
