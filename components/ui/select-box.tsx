'use client';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { classNames } from './class-names';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_LABEL } from './field-style';
import { LIST, LIST_ITEM } from './list-style';
import type { SelectBoxProps } from './overlay-types';
import { SELECT_VALUE, selectButtonStyle } from './select-style';
import { useShownAgain } from './use-shown-again';

/** A choice whose list can be opened. */
export function SelectBox<K extends string>(props: SelectBoxProps<K>) {
  const { label, labelHidden, items, value, onChange, placeholder, hint, error, disabled } = props;
  const [isOpen, setOpen] = useState(props.startsOpen ?? false);
  useShownAgain(() => setOpen(false));
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder ?? 'Choose'}
      isOpen={props.open ?? isOpen}
      {...(props.hasFocus ? { autoFocus: true } : {})}
      onOpenChange={props.onOpen ?? setOpen}
      isDisabled={disabled ?? false}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      disabledKeys={items.filter((item) => item.disabled).map(({ id }) => id)}
      className={classNames(FIELD, props.className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      <Button className={selectButtonStyle(props)}>
        {props.icon}
        <SelectValue className={`${SELECT_VALUE} [&_[data-detail]]:hidden [&_svg]:hidden`} />
        <ChevronDown aria-hidden className="size-[0.875rem] shrink-0 text-ink-3" />
      </Button>
      <FieldMessage hint={hint} error={error} />
      <Popover offset={4} className={classNames(LIST, 'min-w-(--trigger-width)', props.popoverClassName)}>
        <ListBox items={items} className="max-h-[20rem] overflow-auto outline-none">
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={LIST_ITEM}>
              {({ isSelected }) => (
                <>
                  {item.icon}
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  {item.detail ? (
                    <span data-detail className="text-12 text-ink-3">
                      {item.detail}
                    </span>
                  ) : null}
                  <Check
                    aria-hidden
                    className={`size-[0.875rem] shrink-0 text-accent ${isSelected ? '' : 'invisible'}`}
                  />
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
