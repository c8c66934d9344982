'use client';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classNames } from './class-names';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';

interface NumberFieldProps {
  label: string;
  labelHidden?: boolean;
  /** null: empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  size?: FieldSize;
  className?: string;
  format?: Intl.NumberFormatOptions;
}

/** A number that is typed or stepped with the arrow keys. Empty is null. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, value, onChange, min, max, step, hint, error, disabled, size = 'md' } = props;
  return (
    <AriaNumberField
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(step === undefined ? {} : { step })}
      formatOptions={props.format ?? { useGrouping: false, maximumFractionDigits: step && step < 1 ? 2 : 0 }}
      isInvalid={error !== undefined}
      isDisabled={disabled ?? false}
      validationBehavior="aria"
      className={classNames(FIELD, props.className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      <Input className={classNames(FIELD_BOX, FIELD_SIZES[size], 'tabular-nums')} />
      <FieldMessage hint={hint} error={error} />
    </AriaNumberField>
  );
}
