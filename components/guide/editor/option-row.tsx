'use client';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { Segments } from '@/components/ui/segments';
import { Tag } from '@/components/ui/tag';
import type { IdentifiedOption, OptionStatus } from '@/lib/domain/guide/guide';
import { LineField, SettledField } from './line-field';
import type { EntryDrag } from './use-entry-drag';

export interface OptionActs {
  reword: (id: string, text: string) => void;
  rename: (id: string, name: string) => void;
  setStatus: (id: string, status: OptionStatus) => void;
  setExclusive: (id: string, exclusive: boolean) => void;
  remove: (id: string) => void;
  moveBy: (id: string, step: -1 | 1) => void;
  key: (id: string, event: KeyboardEvent<HTMLInputElement>) => void;
  paste: (id: string, event: ClipboardEvent<HTMLInputElement>) => void;
}

interface OptionRowProps {
  option: IdentifiedOption;
  number: number;
  noun: 'option' | 'column';
  count: number;
  /** The sign before the text: a circle, a box, a number. */
  mark: ReactNode;
  screening: boolean;
  mayExclude: boolean;
  /** The first problem in a few words. */
  problem: string | null;
  acts: OptionActs;
  drag: EntryDrag;
}

const STATUSES = [
  { id: 'approve' as const, label: 'Approve' },
  { id: 'reject' as const, label: 'Reject' },
  { id: 'neutral' as const, label: 'Neutral' },
];

/** An option: its text, its name, and its settings. Rendered again only when it changed itself. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { option, number, noun, mark, screening, problem, acts, drag } = props;
  const name = `${noun} ${number}`;
  const Name = `${noun === 'column' ? 'Column' : 'Option'} ${number}`;
  const { id } = option;
  return (
    <div
      {...drag.row(id)}
      className={classNames(
        'relative -mx-2 grid min-h-[2.125rem] items-center gap-2 rounded-2 px-2 hover:bg-well',
        screening
          ? 'grid-cols-[1rem_1rem_minmax(0,1fr)_6rem_14.5rem] max-[60rem]:grid-cols-[1rem_1rem_minmax(0,1fr)]'
          : 'grid-cols-[1rem_1rem_minmax(0,1fr)_7rem_11rem] max-[60rem]:grid-cols-[1rem_1rem_minmax(0,1fr)_auto]',
        problem && 'bg-critical-wash hover:bg-critical-wash',
      )}
    >
      <span {...drag.handle(id)} className="cursor-grab text-ink-off" aria-hidden>
        <GripVertical className="size-4" strokeWidth={1.5} />
      </span>
      {mark}
      <LineField
        quiet
        label={Name}
        value={option.text}
        field={`options/${id}/text`}
        placeholder={Name}
        onChange={(text) => acts.reword(id, text)}
        onKeyDown={(event) => acts.key(id, event)}
        onPaste={(event) => acts.paste(id, event)}
      />
      <SettledField
        quiet
        machine
        label={`Reference name of ${name}`}
        value={option.externalId ?? ''}
        field={`options/${id}/externalId`}
        placeholder="reference name"
        className="max-[60rem]:hidden [&_input]:text-12! [&_input]:text-ink-3 [&_input]:focus:text-ink"
        onSettle={(name) => acts.rename(id, name)}
      />
      <span
        className={classNames(
          'flex items-center justify-end gap-1',
          // Below the text when there is no room beside it.
          screening && 'max-[60rem]:col-start-3 max-[60rem]:justify-between max-[60rem]:pb-1',
        )}
        data-field={`options/${id}/exclusiveOption`}
      >
        {problem ? <span className="px-1 text-12 text-critical max-[60rem]:hidden">{problem}</span> : null}
        {option.exclusiveOption && !problem ? <Tag>exclusive</Tag> : null}
        {screening ? (
          <span data-field={`options/${id}/status`}>
            <Segments
              size="sm"
              label={`Status of ${name}`}
              items={STATUSES}
              value={option.status ?? 'neutral'}
              onChange={(status) => acts.setStatus(id, status)}
            />
          </span>
        ) : null}
        <Menu
          label={`Acts on ${name}`}
          trigger={
            <IconButton label={`More for ${name}`} size="sm" noTooltip>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          actions={optionActions(props)}
        />
      </span>
    </div>
  );
});

function optionActions({ option, number, noun, count, mayExclude, acts }: OptionRowProps): MenuAction[] {
  const { id, exclusiveOption } = option;
  const exclusive: MenuAction = {
    id: 'exclusive',
    label: exclusiveOption ? 'Not exclusive' : 'Exclusive: rules out the others',
    disabledReason: mayExclude || exclusiveOption ? undefined : 'Several answers have to be allowed',
    run: () => acts.setExclusive(id, !exclusiveOption),
  };
  return [
    {
      id: 'up',
      label: 'Move up',
      icon: <ArrowUp aria-hidden />,
      keys: ['Alt', '↑'],
      disabledReason: number === 1 ? 'It is the first' : undefined,
      run: () => acts.moveBy(id, -1),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: <ArrowDown aria-hidden />,
      keys: ['Alt', '↓'],
      disabledReason: number === count ? 'It is the last' : undefined,
      run: () => acts.moveBy(id, 1),
    },
    exclusive,
    { id: 'delete', label: `Delete ${noun}`, danger: true, run: () => acts.remove(id) },
  ];
}
