'use client';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX, FIELD_SIZES } from '@/components/ui/field-style';

interface LineFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Marks the field for problems that lead here. */
  field: string;
  placeholder?: string;
  maxLength?: number;
  className?: string;
  /** Without a box, until it is looked at. */
  quiet?: boolean;
  machine?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
}

const QUIET =
  'rounded-1 border border-transparent bg-transparent px-1 outline-none hover:border-line-strong focus:border-focus focus:bg-sheet focus:outline-2 focus:-outline-offset-1 focus:outline-focus';

/** One line, written through at every key. Lighter than the fields of forms: a question may have a hundred of them. */
export function LineField(props: LineFieldProps) {
  const { label, value, onChange, field, quiet, machine, invalid, className } = props;
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={props.describedBy}
      value={value}
      data-field={field}
      placeholder={props.placeholder}
      maxLength={props.maxLength ?? 5000}
      autoComplete="off"
      spellCheck={machine ? false : undefined}
      onChange={(event) => onChange(clean(event.target.value))}
      onBlur={props.onBlur}
      onKeyDown={props.onKeyDown}
      onPaste={props.onPaste}
      className={classNames(
        'min-w-0 placeholder:text-ink-3',
        quiet ? `${QUIET} h-sm w-full text-ellipsis text-13` : `${FIELD_BOX} ${FIELD_SIZES.sm} outline-none`,
        machine && 'machine-name',
        invalid && 'border-critical!',
        className,
      )}
    />
  );
}

interface SettledFieldProps extends Omit<LineFieldProps, 'onChange' | 'onBlur' | 'onKeyDown' | 'onPaste'> {
  /** What is wrong with it as it is typed, or null. What is wrong is not taken over. */
  problem?: (value: string) => string | null;
  onSettle: (value: string) => void;
  /** Taken over at every key that makes it right, not only at the end. */
  atOnce?: boolean;
}

/** One line that is taken over when it is finished: names that others refer to, addresses. */
export function SettledField({ problem, onSettle, atOnce, ...field }: SettledFieldProps) {
  const [typed, setTyped] = useState(field.value);
  const [wrong, setWrong] = useState<string | null>(null);
  const noteId = useId();
  useEffect(() => setTyped(field.value), [field.value]);
  const settle = () => {
    const said = problem?.(typed) ?? null;
    setWrong(said);
    if (said === null && typed !== field.value) onSettle(typed);
  };
  return (
    <span className={classNames('grid min-w-0 gap-1', field.className)}>
      <LineField
        {...field}
        className="w-full"
        value={typed}
        invalid={field.invalid || wrong !== null}
        describedBy={wrong === null ? field.describedBy : noteId}
        onChange={(value) => {
          setTyped(value);
          const said = problem?.(value) ?? null;
          if (wrong !== null) setWrong(said);
          if (atOnce && said === null) onSettle(value);
        }}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {wrong === null ? null : (
        <span id={noteId} className="text-12 text-critical">
          {wrong}
        </span>
      )}
    </span>
  );
}

/** Half a character or a NUL cannot be stored (decisions, A7); the keyboard hardly makes them, a paste may. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
