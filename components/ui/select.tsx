'use client';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from './class-names';
import { FIELD, FIELD_LABEL } from './field-style';
import { FieldWords } from './field-words';
import type { SelectProps } from './overlay-types';
import { SELECT_VALUE, selectButtonStyle } from './select-style';
import { useLoadedParts, useOverlayParts } from './use-overlay-parts';

/**
 * Selects one of a few. For many, or for typing, use ComboBox. Until the code of its list is there it is a button that
 * shows the value, and fetches that code when it is pressed.
 */
export function Select<K extends string>(props: SelectProps<K>) {
  const [pressed, setPressed] = useState(false);
  const [focused, setFocused] = useState(false);
  const wanted = useOverlayParts(pressed || (props.open ?? false));
  const parts = useLoadedParts() ?? wanted;
  if (parts) return <parts.SelectBox {...props} startsOpen={pressed} hasFocus={focused} />;
  const press = () => (props.onOpen ? props.onOpen(true) : setPressed(true));
  return <ClosedSelect {...props} onPress={press} onFocus={setFocused} />;
}

interface ClosedSelectProps<K extends string> extends SelectProps<K> {
  onPress: () => void;
  onFocus: (focused: boolean) => void;
}

function ClosedSelect<K extends string>(props: ClosedSelectProps<K>) {
  const { label, labelHidden, items, value, placeholder, hint, error, disabled, onPress, onFocus } = props;
  const id = useId();
  const chosen = items.find((item) => item.id === value);
  return (
    <div className={classNames(FIELD, props.className)}>
      <span id={`${id}-label`} className={labelHidden ? 'sr-only' : FIELD_LABEL}>
        {label}
      </span>
      <button
        type="button"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${id}-value ${id}-label`}
        disabled={disabled ?? false}
        className={selectButtonStyle(props)}
        onClick={onPress}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') onPress();
        }}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
      >
        {props.icon}
        <span id={`${id}-value`} className={SELECT_VALUE} {...(chosen ? {} : { 'data-placeholder': true })}>
          {chosen?.label ?? placeholder ?? 'Choose'}
        </span>
        <ChevronDown aria-hidden className="size-[0.875rem] shrink-0 text-ink-3" />
      </button>
      <FieldWords hint={hint} error={error} />
    </div>
  );
}
