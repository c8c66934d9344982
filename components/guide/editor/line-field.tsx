'use client';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX, FIELD_SIZES } from '@/components/ui/field-style';
import { toast } from '@/components/ui/toast';
import { leftOutOf, leftOutText } from './cut-paste';

const MOST = 5000;

interface LineFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Marks the field as the target of problems. */
  field: string;
  placeholder?: string;
  maxLength?: number;
  className?: string;
  /** Without a border while it is not used. */
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

/**
 * One line whose value changes with every keystroke. Lighter than form fields, because a question may have a hundred of
 * them.
 */
export function LineField(props: LineFieldProps) {
  const { label, value, onChange, field, quiet, machine, invalid, className } = props;
  const most = props.maxLength ?? MOST;
  return (
    <input
      type="text"
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={props.describedBy}
      value={value}
      data-field={field}
      placeholder={props.placeholder}
      maxLength={most}
      autoComplete="off"
      spellCheck={machine ? false : undefined}
      onChange={(event) => onChange(clean(event.target.value))}
      onBlur={props.onBlur}
      onKeyDown={props.onKeyDown}
      onPaste={(event) => {
        props.onPaste?.(event);
        // A list of options is taken apart.
        if (event.defaultPrevented) return;
        const leftOut = leftOutOf(event.currentTarget, event.clipboardData.getData('text/plain'), most);
        // There is no room for words at a field in a row of others.
        if (leftOut > 0) toast.done(leftOutText(leftOut, most));
      }}
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
  /** The problem with the typed value, or null. A value with a problem is not applied. */
  problem?: (value: string) => string | null;
  onSettle: (value: string) => void;
  /** Apply valid values at every keystroke, not only at the end. */
  atOnce?: boolean;
}

/** One line whose value is applied when typing ends: for names that others refer to, and addresses. */
export function SettledField({ problem, onSettle, atOnce, ...field }: SettledFieldProps) {
  const [typed, setTyped] = useState(field.value);
  const [wrong, setWrong] = useState<string | null>(null);
  const noteId = useId();
  useEffect(() => setTyped(field.value), [field.value]);
  const settle = () => {
    const found = problem?.(typed) ?? null;
    setWrong(found);
    if (found === null && typed !== field.value) onSettle(typed);
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
          const found = problem?.(value) ?? null;
          if (wrong !== null) setWrong(found);
          if (atOnce && found === null) onSettle(value);
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

/** Half a surrogate pair or a NUL cannot be stored (decisions, A7); typing hardly produces them, pasting may. */
function clean(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
