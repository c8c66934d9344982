'use client';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
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
  return (
    <AriaCheckbox
      isSelected={checked}
      isIndeterminate={mixed ?? false}
      onChange={onChange}
      isDisabled={disabled ?? false}
      isInvalid={invalid ?? false}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
      className={classNames('group inline-flex cursor-pointer items-start gap-2 text-13', className)}
    >
      <span
        aria-hidden
        className={classNames(
          'mt-0.5 grid size-4 shrink-0 place-items-center rounded-1 border text-transparent transition-colors duration-2',
          'border-line-control bg-sheet group-data-hovered:border-ink-3 group-data-invalid:border-critical',
          'group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent',
          'group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-indeterminate:text-on-accent',
          'group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus',
          'group-data-disabled:border-line-strong group-data-disabled:bg-well',
        )}
      >
        {mixed ? (
          <Minus className="size-3" strokeWidth={2.5} />
        ) : (
          <Check className="size-3" strokeWidth={2.5} />
        )}
      </span>
      {children}
    </AriaCheckbox>
  );
}
