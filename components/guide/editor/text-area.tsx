'use client';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FIELD, FIELD_BOX, FIELD_HINT, FIELD_LABEL } from '@/components/ui/field-style';
import { leftOutOf, leftOutText } from './cut-paste';

const MOST = 5000;

interface TextAreaProps {
  label: string;
  labelHidden?: boolean;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  field: string;
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  className?: string;
  /** For texts of the interview: in the reading typeface, without a border. */
  reading?: boolean;
  invalid?: boolean;
}

/** Several lines that grow with the text. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, value, onChange, field, rows = 1, reading, invalid } = props;
  const id = useId();
  const hintId = useId();
  const most = props.maxLength ?? MOST;
  const [leftOut, setLeftOut] = useState(0);
  return (
    <div className={classNames(FIELD, props.className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        rows={rows}
        // A field that grows with its content would ignore its minimum number of lines.
        style={reading ? undefined : { minHeight: `calc(${rows} * var(--lh-13) + 1rem + 2px)` }}
        data-field={field}
        placeholder={props.placeholder}
        maxLength={most}
        aria-describedby={hint ? hintId : undefined}
        aria-invalid={invalid || undefined}
        onPaste={({ currentTarget, clipboardData }) =>
          setLeftOut(leftOutOf(currentTarget, clipboardData.getData('text/plain'), most))
        }
        onChange={({ target }) => {
          if (target.value.length < most) setLeftOut(0);
          onChange(target.value.replaceAll('\0', '').toWellFormed());
        }}
        className={
          reading
            ? // The line at the edge of the open part stays visible.
              'ms-0.5 block w-[calc(100%-4px)] resize-none field-sizing-content bg-transparent px-[0.875rem] pt-2 pb-3 font-read text-read-24 tracking-[-0.005em] outline-none placeholder:text-ink-3 focus-visible:bg-well'
            : classNames(
                FIELD_BOX,
                'block resize-y field-sizing-content px-[0.625rem] py-2 text-13 outline-none',
                invalid && 'border-critical!',
              )
        }
      />
      <span role="status" className={classNames('text-12 text-caution empty:hidden', reading && 'px-4 pb-2')}>
        {leftOut > 0 ? leftOutText(leftOut, most) : ''}
      </span>
      {hint ? (
        <span id={hintId} className={FIELD_HINT}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
