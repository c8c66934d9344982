'use client';
import {
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { classNames } from './class-names';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';
import { FieldWords } from './field-words';

interface TextFieldProps {
  label: string;
  /** For assistive technology only, where the context makes the purpose visible. */
  labelHidden?: boolean;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  hint?: string | undefined;
  /** Replaces the hint and says how to fix it. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'password' | 'url' | 'search' | 'tel';
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  /** An example, never the label. */
  placeholder?: string;
  size?: FieldSize;
  /** Several lines, growing with the text, at least this many. */
  rows?: number;
  /** Shown inside the box before and after the text: "/s/", "free". */
  before?: ReactNode;
  after?: ReactNode;
  spellCheck?: boolean;
  lang?: string;
  className?: string;
  inputClassName?: string;
  ref?: Ref<HTMLInputElement>;
  areaRef?: Ref<HTMLTextAreaElement>;
}

/** One line of text, or several with `rows`. The label is above, the hint or the error below. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, size = 'md', rows, before, after, className } = props;
  const id = useId();
  const words = error || hint ? `${id}-words` : undefined;
  const given = { ...givenTo(props), id, 'aria-describedby': words };
  return (
    <div className={classNames(FIELD, className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      {rows === undefined ? (
        <span
          className={classNames(FIELD_BOX, FIELD_SIZES[size], error && 'border-critical')}
          data-disabled={props.disabled || undefined}
        >
          {before}
          <input
            {...given}
            ref={props.ref}
            type={props.type ?? 'text'}
            className={classNames(
              'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3',
              props.inputClassName,
            )}
          />
          {after}
        </span>
      ) : (
        <textarea
          {...given}
          ref={props.areaRef}
          rows={rows}
          // Grows with its content, but never under so many lines.
          style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
          className={classNames(
            FIELD_BOX,
            'block field-sizing-content resize-y px-[0.625rem] py-2 text-13',
            props.inputClassName,
          )}
          data-disabled={props.disabled || undefined}
          data-invalid={error === undefined ? undefined : true}
        />
      )}
      <FieldWords id={words} hint={hint} error={error} />
    </div>
  );
}

/** What a line and an area have in common. */
function givenTo(props: TextFieldProps) {
  const { onChange, error, required, disabled, readOnly, spellCheck } = props;
  return {
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
    onBlur: props.onBlur,
    onKeyDown: props.onKeyDown,
    name: props.name,
    autoComplete: props.autoComplete,
    autoFocus: props.autoFocus ?? false,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    lang: props.lang,
    spellCheck,
    disabled: disabled ?? false,
    readOnly: readOnly ?? false,
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
