'use client';
import { ChevronDown, ChevronRight, GitBranch } from 'lucide-react';
import { type DragEvent, memo, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { IdentifiedBlock, IdentifiedItem } from '@/lib/domain/guide/guide';
import { ItemIcon } from '../item-icon';
import { ProblemCount } from '../problem-count';

const ITEM =
  'grid h-[1.875rem] w-full min-w-0 grid-cols-[1.5rem_1rem_minmax(0,1fr)_auto] items-center gap-1.5 rounded-2 ps-[0.625rem] pe-2 text-start text-ink-2 hover:bg-fill aria-[current]:bg-accent-wash-2 aria-[current]:text-ink [&_svg]:text-ink-3 aria-[current]:[&_svg]:text-accent pointer-coarse:h-[2.75rem]';

/** The actions of a row, shared by all rows, so that a row is rendered again only when its own part changed. */
export interface RowActs {
  select: (kind: 'item' | 'block', id: string, byKeyboard: boolean) => void;
  fold: (blockId: string) => void;
  /** Null when nothing may be moved. */
  drag: {
    start: (kind: 'item' | 'block', id: string, event: DragEvent) => void;
    end: () => void;
  } | null;
}

interface ItemRowProps {
  item: IdentifiedItem;
  number: number;
  selected: boolean;
  problems: number;
  /** Its condition in words; empty without one. */
  condition: string;
  acts: RowActs;
}

export const ItemRow = memo(function ItemRow({
  item,
  number,
  selected,
  problems,
  condition,
  acts,
}: ItemRowProps) {
  const several = item.type === 'multiple_choice' && item.multiSelect === true;
  return (
    <button
      type="button"
      data-row={item.id}
      draggable={acts.drag !== null}
      onDragStart={(event) => acts.drag?.start('item', item.id, event)}
      onDragEnd={() => acts.drag?.end()}
      onClick={(event) => acts.select('item', item.id, event.detail === 0)}
      aria-current={selected ? 'true' : undefined}
      tabIndex={selected ? 0 : -1}
      title={condition || undefined}
      className={ITEM}
    >
      <span className={classNames('text-12 tabular-nums', selected ? 'text-accent' : 'text-ink-3')}>
        {number}
      </span>
      <ItemIcon type={item.type} several={several} />
      <span className={classNames('truncate', item.text === '' && 'text-ink-3')}>
        {item.text || 'No text yet'}
      </span>
      <span className="flex items-center gap-1">
        {condition ? (
          <>
            <GitBranch aria-hidden className="size-[0.875rem]" strokeWidth={1.5} />
            <span className="sr-only">conditional</span>
          </>
        ) : null}
        <ProblemCount count={problems} />
      </span>
    </button>
  );
});

interface BlockRowProps {
  block: Pick<IdentifiedBlock, 'id' | 'title' | 'type'>;
  detail: string;
  selected: boolean;
  folded: boolean;
  problems: number;
  acts: RowActs;
}

export const BlockRow = memo(function BlockRow({
  block,
  detail,
  selected,
  folded,
  problems,
  acts,
}: BlockRowProps) {
  const Chevron = folded ? ChevronRight : ChevronDown;
  return (
    <div
      className={classNames(
        'group mt-3 flex h-sm items-center rounded-2 hover:bg-fill pointer-coarse:h-[2.75rem]',
        selected && 'bg-accent-wash-2',
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={!folded}
        aria-label={`${folded ? 'Unfold' : 'Fold'} ${block.title || 'the block'}`}
        onClick={() => acts.fold(block.id)}
        className="grid h-full place-items-center ps-2 pe-1.5 text-ink-3 hover:text-ink"
      >
        <Chevron aria-hidden className="size-3" strokeWidth={1.5} />
      </button>
      <button
        type="button"
        data-row={block.id}
        draggable={acts.drag !== null && block.type !== 'screening'}
        onDragStart={(event) => acts.drag?.start('block', block.id, event)}
        onDragEnd={() => acts.drag?.end()}
        onClick={(event) => acts.select('block', block.id, event.detail === 0)}
        aria-current={selected ? 'true' : undefined}
        tabIndex={selected ? 0 : -1}
        className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-2 pe-2 text-start"
      >
        <span className={classNames('truncate font-strong', block.title === '' && 'text-ink-3')}>
          {block.title || 'Untitled block'}
        </span>
        <small className="ms-auto whitespace-nowrap text-12 text-ink-3">{detail}</small>
        <ProblemCount count={problems} />
      </button>
    </div>
  );
});

interface PlainRowProps {
  id: 'brief' | 'welcome' | 'closing';
  icon: ReactNode;
  children: string;
  selected: boolean;
  onSelect: (byKeyboard: boolean) => void;
}

/** The study's texts: brief, welcome, closing. */
export function PlainRow({ id, icon, children, selected, onSelect }: PlainRowProps) {
  return (
    <button
      type="button"
      data-row={id}
      onClick={(event) => onSelect(event.detail === 0)}
      aria-current={selected ? 'true' : undefined}
      tabIndex={selected ? 0 : -1}
      className={ITEM}
    >
      <span />
      {icon}
      <span className="truncate">{children}</span>
    </button>
  );
}
