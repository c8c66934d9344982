'use client';
import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components';
import { classNames } from './class-names';
import { FIELD_BOX, FIELD_SIZES } from './field-style';
import { Key } from './key-hint';

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
  return (
    <AriaSearchField
      value={value}
      onChange={onChange}
      {...(onSubmit ? { onSubmit } : {})}
      {...(props.autoFocus ? { autoFocus: true } : {})}
      className={classNames(FIELD_BOX, FIELD_SIZES.md, className)}
    >
      <Label className="sr-only">{label}</Label>
      <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
      <Input
        {...(props.ref ? { ref: props.ref } : {})}
        placeholder={placeholder}
        className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? (
        keys?.map((key) => <Key key={key}>{key}</Key>)
      ) : (
        <Button
          aria-label="Clear search"
          className="-me-1 grid size-6 place-items-center rounded-1 text-ink-3 hover:bg-fill hover:text-ink"
        >
          <X aria-hidden className="size-[0.875rem]" />
        </Button>
      )}
    </AriaSearchField>
  );
}
