'use client';
import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classNames } from './class-names';

interface SwitchProps {
  children: ReactNode;
  label?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** Takes effect at once. Use a Checkbox for what takes effect with a form. */
export function Switch({ children, label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <AriaSwitch
      isSelected={checked}
      onChange={onChange}
      isDisabled={disabled ?? false}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={classNames(
        'group inline-flex cursor-pointer items-center gap-2 text-13 data-disabled:cursor-not-allowed data-disabled:text-ink-3',
        className,
      )}
    >
      <span
        aria-hidden
        className="relative h-4 w-[1.75rem] shrink-0 rounded-full bg-ink-off transition-colors duration-2 group-data-selected:bg-accent group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus"
      >
        <span className="absolute start-0.5 top-0.5 size-3 rounded-full bg-sheet transition-[translate] duration-2 group-data-selected:translate-x-3 rtl:group-data-selected:-translate-x-3" />
      </span>
      {children}
    </AriaSwitch>
  );
}
