'use client';
import { Check, ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX } from '@/components/ui/field-style';
import { LIST, LIST_ITEM } from '@/components/ui/list-style';
import { Tag } from '@/components/ui/tag';
import type { IdentifiedOption } from '@/lib/domain/guide/guide';
import { optionChosen } from '../model/condition-sources';

interface ChoicesFieldProps {
  /** "Options of Q2, any of the chosen". */
  label: string;
  options: readonly IdentifiedOption[];
  choices: readonly string[];
  field: string;
  onToggle: (optionId: string) => void;
  onDrop: (choiceIndex: number) => void;
}

/** The options that a criterion names: chips, and a list to choose from that stays open. */
export function ChoicesField({ label, options, choices, field, onToggle, onDrop }: ChoicesFieldProps) {
  const chosen = choices.map((choice) => optionChosen(options, choice));
  const empty = choices.length === 0;
  return (
    <span
      data-field={field}
      className={classNames(
        FIELD_BOX,
        'min-h-sm w-auto! max-w-full flex-wrap gap-1! px-1.5 py-0.5',
        empty && 'border-critical!',
      )}
    >
      {choices.map((choice, index) => {
        const option = chosen[index];
        return (
          <Tag
            key={`${choice} ${index}`}
            tone={option ? 'chosen' : 'critical'}
            onRemove={() => onDrop(index)}
            removeLabel={`Remove ${option?.text ?? choice}`}
          >
            {option?.text || choice}
          </Tag>
        );
      })}
      <MenuTrigger>
        <AriaButton
          aria-label={empty ? `${label}: Choose options` : label}
          className="inline-flex h-5 items-center gap-1 rounded-1 px-1 text-12 text-ink-3 hover:bg-fill hover:text-ink"
        >
          {empty ? 'Choose options' : null}
          <ChevronDown aria-hidden className="size-[0.875rem]" />
        </AriaButton>
        <Popover offset={4} placement="bottom end" className={classNames(LIST, 'w-[18rem]')}>
          <p aria-hidden className="px-2 py-1 text-12 text-ink-3">
            {label}
          </p>
          <Menu
            aria-label={label}
            selectionMode="multiple"
            selectedKeys={chosen.flatMap((option) => option?.id ?? [])}
            onAction={(key) => onToggle(String(key))}
            className="max-h-[18rem] overflow-auto outline-none"
          >
            {options.map((option) => (
              <MenuItem
                key={option.id}
                id={option.id}
                textValue={option.text || 'No text'}
                className={LIST_ITEM}
              >
                {({ isSelected }) => (
                  <>
                    <span
                      aria-hidden
                      className={classNames(
                        'grid size-4 shrink-0 place-items-center rounded-1 border',
                        isSelected
                          ? 'border-accent bg-accent text-on-accent'
                          : 'border-line-control bg-sheet text-transparent',
                      )}
                    >
                      <Check className="size-3" strokeWidth={2.5} />
                    </span>
                    <span className="min-w-0 flex-1 truncate">{option.text || 'No text yet'}</span>
                    <span className="machine-name text-12 text-ink-3">{option.externalId}</span>
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </span>
  );
}
