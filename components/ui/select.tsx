'use client';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components';
import { classNames } from './class-names';
import { FieldMessage } from './field-message';
import { FIELD, FIELD_BOX, FIELD_LABEL, FIELD_SIZES, type FieldSize } from './field-style';
import { LIST, LIST_ITEM } from './list-style';

export interface SelectItem<K extends string> {
  id: K;
  label: string;
  /** Quiet words behind the label. */
  detail?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

interface SelectProps<K extends string> {
  label: string;
  labelHidden?: boolean;
  items: readonly SelectItem<K>[];
  value: K | null;
  onChange: (value: K) => void;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  size?: FieldSize;
  /** Without a border: in toolbars. */
  quiet?: boolean;
  /** Whether its list is open, where a key opens it as well. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  /** Before the value, in the box. */
  icon?: ReactNode;
  className?: string;
  /** The maximum width of the box; the list is at least as wide. */
  popoverClassName?: string;
}

/** Selects one of a few. For many, or for typing, use ComboBox. */
export function Select<K extends string>(props: SelectProps<K>) {
  const {
    label,
    labelHidden,
    items,
    value,
    onChange,
    placeholder,
    hint,
    error,
    disabled,
    size = 'md',
  } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder ?? 'Choose'}
      {...(props.open === undefined ? {} : { isOpen: props.open })}
      {...(props.onOpen ? { onOpenChange: props.onOpen } : {})}
      isDisabled={disabled ?? false}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      disabledKeys={items.filter((item) => item.disabled).map(({ id }) => id)}
      className={classNames(FIELD, props.className)}
    >
      <Label className={labelHidden ? 'sr-only' : FIELD_LABEL}>{label}</Label>
      <Button
        className={classNames(
          props.quiet
            ? 'inline-flex items-center gap-1.5 rounded-2 px-3 text-start font-medium text-ink-2 hover:bg-fill hover:text-ink h-md text-13 pointer-coarse:h-[2.75rem]'
            : `${FIELD_BOX} ${FIELD_SIZES[size]} cursor-pointer text-start`,
          error && 'border-critical',
        )}
      >
        {props.icon}
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3 [&_[data-detail]]:hidden [&_svg]:hidden" />
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
