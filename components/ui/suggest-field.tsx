'use client';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { classNames } from './class-names';
import { FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';
import { LIST } from './list-style';

interface SuggestFieldProps {
  label: string;
  /** For assistive technology only, where the context makes the purpose visible. */
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** Best first. Those that contain the typed text are offered. */
  suggestions: readonly { text: string; detail?: string }[];
  /** Called for Enter, or when a suggestion was pressed. */
  onChoose: (text: string) => void;
  /**
   * Called for Escape while no list is open: the first one closes only the list. Without it that Escape goes to the
   * form.
   */
  onLeave?: () => void;
  /** The suggestions are below the field and move what follows; a floating list would cover it. */
  inFlow?: boolean;
  placeholder?: string;
  maxLength?: number;
  size?: FieldSize;
  autoFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const MOST = 8;
const MOST_IN_FLOW = 6;

/** Suggestions that begin with the text before those that contain it, otherwise in the given order. */
function offeredFor(wanted: string, suggestions: SuggestFieldProps['suggestions'], most: number) {
  const fitting = suggestions.filter(({ text }) => {
    const plain = text.toLowerCase();
    return plain.includes(wanted) && plain !== wanted;
  });
  const begins = ({ text }: { text: string }) => text.toLowerCase().startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((one) => !begins(one))].slice(0, most);
}

/** A line of free text with suggestions: arrow keys select one, Enter submits the text. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, value, onChange, suggestions, onChoose, onLeave, inFlow = false, size = 'md' } = props;
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(true);
  const id = useId();
  const wanted = value.trim().toLowerCase();
  const offered = offeredFor(wanted, suggestions, inFlow ? MOST_IN_FLOW : MOST);
  const shown = open && offered.length > 0;
  const choose = (text: string) => {
    setAt(-1);
    if (text.trim() !== '') onChoose(text.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && offered.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => Math.min(offered.length - 1, Math.max(-1, before + step)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(offered[at]?.text ?? value);
    }
    if (event.key === 'Escape' && (shown || onLeave)) {
      event.preventDefault();
      event.stopPropagation();
      if (shown) {
        setAt(-1);
        setOpen(false);
      } else onLeave?.();
    }
  };
  return (
    <span className={classNames('relative inline-grid gap-1.5', props.className)}>
      <label htmlFor={id} className={props.labelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </label>
      <span className={classNames(FIELD_BOX, FIELD_SIZES[size])}>
        <input
          ref={props.ref}
          id={id}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked for it
          autoFocus={props.autoFocus}
          value={value}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          onChange={(event) => {
            setAt(-1);
            setOpen(true);
            onChange(event.target.value);
          }}
          onKeyDown={press}
          // The content below must not move under a pointer that is about to press it.
          onBlur={() => setOpen(inFlow && open)}
          onFocus={() => setOpen(true)}
          className="h-full w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        />
      </span>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        className={
          inFlow
            ? shown
              ? 'flex flex-wrap gap-1'
              : ''
            : classNames(LIST, 'absolute start-0 top-full mt-1 w-max min-w-full max-w-[20rem]')
        }
      >
        {shown
          ? offered.map(({ text, detail }, place) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
              <div
                key={text}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === at}
                // Before the field loses the focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(text);
                }}
                className={classNames(
                  'flex cursor-pointer items-center rounded-1 pointer-coarse:min-h-[2.75rem]',
                  inFlow
                    ? 'min-h-6 max-w-full gap-1.5 border border-line px-1.5 hover:bg-fill'
                    : 'min-h-sm gap-3 px-2 py-0.5 hover:bg-fill',
                  place === at && 'bg-fill',
                )}
              >
                <span className="min-w-0 flex-1 truncate">{text}</span>
                {detail ? <span className="text-12 text-ink-3 tabular-nums">{detail}</span> : null}
              </div>
            ))
          : null}
      </div>
    </span>
  );
}
