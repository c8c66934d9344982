'use client';
import { GitBranch } from 'lucide-react';
import { memo } from 'react';
import { QuestionMark } from '@/components/ui/question-mark';
import type { IdentifiedItem } from '@/lib/domain/guide/guide';
import { ItemIcon } from '../item-icon';
import { itemDetail } from '../model/type-words';
import { ProblemCount } from '../problem-count';

interface ClosedItemProps {
  item: IdentifiedItem;
  number: number;
  problems: number;
  onOpen: (id: string) => void;
}

/** A question that is not being edited, as one line. */
export const ClosedItem = memo(function ClosedItem({ item, number, problems, onOpen }: ClosedItemProps) {
  const several = item.type === 'multiple_choice' && item.multiSelect === true;
  return (
    <button
      type="button"
      onClick={() => onOpen(item.id)}
      className="my-2 grid min-h-[2.75rem] w-full grid-cols-[auto_1rem_minmax(0,1fr)_auto] items-center gap-[0.625rem] rounded-3 border border-line bg-sheet px-4 text-start hover:border-line-strong [&>svg]:text-ink-3"
    >
      <QuestionMark>{`Q${number}`}</QuestionMark>
      <ItemIcon type={item.type} several={several} />
      <span className={`truncate font-read text-[1rem] ${item.text === '' ? 'text-ink-3' : ''}`}>
        {item.text || 'No text yet'}
      </span>
      <span className="flex items-center gap-2 text-12 text-ink-3">
        {item.conditional ? (
          <GitBranch aria-label="conditional" className="size-[0.875rem]" strokeWidth={1.5} />
        ) : null}
        {problems > 0 ? (
          <ProblemCount count={problems} />
        ) : (
          <span className="max-[40rem]:hidden">{itemDetail(item)}</span>
        )}
      </span>
    </button>
  );
});
