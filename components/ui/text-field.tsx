'use client';
import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react';
import { TextField as AriaTextField, Input, Label, TextArea } from 'react-aria-components';
import { classNames } from './class-names';
import { defined } from './defined';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';

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
  return (
    <AriaTextField
      {...given(props)}
      isInvalid={error !== undefined}
      isRequired={props.required ?? false}
      isDisabled={props.disabled ?? false}
      isReadOnly={props.readOnly ?? false}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      {rows === undefined ? (
        <span
          className={classNames(FIELD_BOX, FIELD_SIZES[size], error && 'border-critical')}
          data-disabled={props.disabled || undefined}
        >
          {before}
          <Input
            {...defined({
              ref: props.ref,
              placeholder: props.placeholder,
              lang: props.lang,
              onKeyDown: props.onKeyDown,
            })}
            className={classNames(
              'h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3',
              props.inputClassName,
            )}
          />
          {after}
        </span>
      ) : (
        <TextArea
          {...defined({
            ref: props.areaRef,
            placeholder: props.placeholder,
            lang: props.lang,
            onKeyDown: props.onKeyDown,
          })}
          rows={rows}
          // Grows with its content, but never under so many lines.
          style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
          className={classNames(
            FIELD_BOX,
            'block field-sizing-content resize-y px-[0.625rem] py-2 text-13',
            props.inputClassName,
          )}
        />
      )}
      <FieldMessage hint={hint} error={error} />
    </AriaTextField>
  );
}

/** The props that are passed to react-aria unchanged. */
function given(props: TextFieldProps) {
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    type,
    name,
    autoComplete,
    autoFocus,
    maxLength,
    spellCheck,
  } = props;
  return defined({
    value,
    defaultValue,
    onChange,
    onBlur,
    type,
    name,
    autoComplete,
    autoFocus,
    maxLength,
    spellCheck: spellCheck === undefined ? undefined : (`${spellCheck}` as const),
  });
}
