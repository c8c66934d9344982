'use client';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { classNames } from './class-names';
import { FIELD_BOX, FIELD_SIZES } from './field-style';
import { Key } from './key-hint';
import { useAllRefs } from './use-all-refs';

interface SearchFieldProps {
  /** What is searched: "Search studies". */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (value: string) => void;
  keys?: readonly string[];
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Escape clears it, and so does the clear button. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onSubmit, keys, className } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const both = useAllRefs(field, props.ref);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
    // An empty one leaves the key to the page or the dialog around it.
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  };
  return (
    <div className={classNames(FIELD_BOX, FIELD_SIZES.md, className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
      <input
        ref={both}
        id={id}
        type="search"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        // biome-ignore lint/a11y/noAutofocus: asked for where the field is what a dialog is opened for
        autoFocus={props.autoFocus ?? false}
        placeholder={placeholder}
        className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? (
        keys?.map((key) => <Key key={key}>{key}</Key>)
      ) : (
        <button
          type="button"
          // Escape does the same: Tab goes on to what was found.
          tabIndex={-1}
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
          className="-me-1 grid size-6 place-items-center rounded-1 text-ink-3 hover:bg-fill hover:text-ink"
        >
          <X aria-hidden className="size-[0.875rem]" />
        </button>
      )}
    </div>
  );
}
