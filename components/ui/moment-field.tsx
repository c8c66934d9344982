'use client';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES } from './field-style';

interface MomentFieldProps {
  label: string;
  /** An ISO time; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
}

/** A day and a time of day, in the time of this device. */
export function MomentField({ label, value, onChange, hint, error, disabled = false }: MomentFieldProps) {
  return (
    <AriaTextField
      value={value === null ? '' : localText(new Date(value))}
      onChange={(text) => {
        const time = new Date(text);
        onChange(text === '' || Number.isNaN(time.getTime()) ? null : time.toISOString());
      }}
      isInvalid={error !== undefined}
      isDisabled={disabled}
      validationBehavior="aria"
      className={`${FIELD} max-w-[20rem]`}
    >
      <Label className={FIELD_LABEL}>{label}</Label>
      <Input type="datetime-local" className={`${FIELD_BOX} ${FIELD_SIZES.md} tabular-nums`} />
      <FieldMessage hint={hint} error={error} />
    </AriaTextField>
  );
}

function localText(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}
