'use client';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from './class-names';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_LABEL } from './field-style';

interface RadioGroupProps<K extends string> {
  label: string;
  labelHidden?: boolean;
  value: K | null;
  onChange: (value: K) => void;
  items: readonly { id: K; label: ReactNode; detail?: ReactNode; disabled?: boolean }[];
  hint?: string | undefined;
  error?: string | undefined;
  horizontal?: boolean;
  className?: string;
}

/** Selects one of a few options that are all visible. */
export function RadioGroup<K extends string>(props: RadioGroupProps<K>) {
  const { label, labelHidden, value, onChange, items, hint, error, horizontal, className } = props;
  return (
    <AriaRadioGroup
      value={value}
      onChange={(next) => {
        const chosen = items.find(({ id }) => id === next);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      orientation={horizontal ? 'horizontal' : 'vertical'}
      className={classNames(FIELD, className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      <div className={horizontal ? 'flex flex-wrap gap-x-5 gap-y-2' : 'grid gap-2'}>
        {items.map((item) => (
          <AriaRadio
            key={item.id}
            value={item.id}
            isDisabled={item.disabled ?? false}
            className="group flex cursor-pointer items-start gap-2 text-13 data-disabled:cursor-not-allowed data-disabled:text-ink-3"
          >
            <span
              aria-hidden
              className="mt-0.5 size-4 shrink-0 rounded-full border border-line-control bg-sheet transition-all duration-2 group-data-hovered:border-ink-3 group-data-selected:border-[5px] group-data-selected:border-accent group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus group-data-disabled:border-line-strong group-data-disabled:bg-well"
            />
            <span className="grid min-w-0">
              <span>{item.label}</span>
              {item.detail ? <span className="text-12 text-ink-3">{item.detail}</span> : null}
            </span>
          </AriaRadio>
        ))}
      </div>
      <FieldMessage hint={hint} error={error} />
    </AriaRadioGroup>
  );
}
