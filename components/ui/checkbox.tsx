'use client';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names';

interface CheckboxProps {
  /** Its words; with `labelHidden` for assistive technology alone. */
  children: ReactNode;
  label?: string;
  checked: boolean;
  /** Some, but not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  invalid?: boolean;
  autoFocus?: boolean;
  className?: string;
  describedBy?: string;
}

export function Checkbox(props: CheckboxProps) {
  const { children, label, checked, mixed, onChange, disabled, invalid, className } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for it.
    if (input.current) input.current.indeterminate = mixed ?? false;
  }, [mixed]);
  return (
    <label
      className={classNames('group relative inline-flex cursor-pointer items-start gap-2 text-13', className)}
    >
      <input
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        disabled={disabled ?? false}
        aria-invalid={invalid || undefined}
        aria-label={label}
        aria-describedby={props.describedBy}
        // biome-ignore lint/a11y/noAutofocus: asked for where it is the first decision of a dialog
        autoFocus={props.autoFocus ?? false}
        className="sr-only"
      />
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 grid size-4 shrink-0 place-items-center rounded-1 border text-transparent transition-colors duration-2',
          'border-line-control bg-sheet group-hover:border-ink-3 group-has-aria-invalid:border-critical',
          'group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-on-accent',
          'group-has-indeterminate:border-accent group-has-indeterminate:bg-accent group-has-indeterminate:text-on-accent',
          'group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus',
          'group-has-disabled:border-line-strong group-has-disabled:bg-well',
        )}
      >
        {mixed ? (
          <Minus className="size-3" strokeWidth={2.5} />
        ) : (
          <Check className="size-3" strokeWidth={2.5} />
        )}
      </span>
      {children}
    </label>
  );
}
