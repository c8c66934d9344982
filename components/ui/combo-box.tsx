'use client';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';
import { LIST, LIST_ITEM } from './list-style';
import { keepPage } from './overlay-place';

export interface ComboBoxItem {
  id: string;
  label: string;
  detail?: string;
}

interface ComboBoxProps {
  label: string;
  labelHidden?: boolean;
  items: readonly ComboBoxItem[];
  /** The chosen item's id. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Accepts texts that are no item's name. */
  onOther?: (typed: string) => void;
  /** The kind of thing: "No option called ‹zeppelin›". */
  noun: string;
  placeholder?: string;
  loading?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  size?: FieldSize;
  autoFocus?: boolean;
  className?: string;
}

/** Selects one of many: typing filters the list. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    labelHidden,
    items,
    value,
    onChange,
    onOther,
    noun,
    placeholder,
    hint,
    error,
    size = 'md',
  } = props;
  return (
    <AriaComboBox
      items={items}
      allowsEmptyCollection
      menuTrigger="focus"
      onOpenChange={keepPage}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...(onOther
        ? {
            allowsCustomValue: true,
            defaultInputValue: items.find(({ id }) => id === value)?.label ?? '',
            onInputChange: onOther,
          }
        : {})}
      isInvalid={error !== undefined}
      isDisabled={props.disabled ?? false}
      validationBehavior="aria"
      defaultFilter={(text, input) => text.toLocaleLowerCase().includes(input.trim().toLocaleLowerCase())}
      className={classNames(FIELD, props.className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      <span className={classNames(FIELD_BOX, FIELD_SIZES[size], error && 'border-critical')}>
        <Input
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(props.autoFocus ? { autoFocus: true } : {})}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        />
        <Button className="shrink-0 text-ink-3">
          <ChevronDown aria-hidden className="size-[0.875rem]" />
        </Button>
      </span>
      <FieldMessage hint={hint} error={error} />
      <Popover offset={4} className={classNames(LIST, 'min-w-(--trigger-width)')}>
        <ListBox<ComboBoxItem>
          className="max-h-[20rem] overflow-auto outline-none"
          renderEmptyState={() => (
            <p className="px-2 py-1.5 text-ink-3">
              {props.loading ? 'Looking…' : `No ${noun} is called that`}
            </p>
          )}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={LIST_ITEM}>
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1 truncate">{item.label}</span>
                  {item.detail ? <span className="text-12 text-ink-3">{item.detail}</span> : null}
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
    </AriaComboBox>
  );
}
