'use client';

import { useId } from 'react';

const BOX =
  'w-full rounded-2 border border-line-control bg-sheet px-2 text-13 text-ink focus-visible:outline-offset-0';

/** A labelled line of text; `lines` makes it a larger one for code. */
export function FormField({
  label,
  value,
  onChange,
  secret = false,
  lines,
  required = false,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  secret?: boolean;
  lines?: number;
  required?: boolean;
}) {
  const id = useId();
  const common = { id, value, required, spellCheck: false, autoComplete: 'off' } as const;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-strong text-12 text-ink-2">
        {label}
      </label>
      {lines ? (
        <textarea
          {...common}
          rows={lines}
          onChange={(event) => onChange(event.target.value)}
          className={`${BOX} py-1 font-code text-12 leading-5`}
        />
      ) : (
        <input
          {...common}
          type={secret ? 'password' : 'text'}
          onChange={(event) => onChange(event.target.value)}
          className={`${BOX} h-md font-code`}
        />
      )}
    </div>
  );
}
