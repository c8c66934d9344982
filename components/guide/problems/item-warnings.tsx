'use client';
import { Check, PencilLine } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useBuilder } from '../store/use-guide';
import { fixWarning } from './fix-warning';
import { type ListedWarning, useWarnings } from './use-warnings';

/** What is probably wrong with a question, below its text: each with a fix, where there is one, and to be left as it is. */
export function ItemWarnings({ itemId }: { itemId: string }) {
  const { ofItem } = useWarnings();
  return (ofItem.get(itemId) ?? []).map((warning) => <ItemWarning key={warning.key} warning={warning} />);
}

function ItemWarning({ warning }: { warning: ListedWarning }) {
  const { store } = useBuilder();
  const { leave } = useWarnings();
  const { message, instead, fix } = warning;
  return (
    <div className="grid grid-cols-[0.875rem_minmax(0,1fr)] gap-x-2 border-t border-line px-4 py-2">
      <PencilLine aria-hidden className="mt-0.5 size-[0.875rem] text-caution" strokeWidth={1.5} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-[12rem] flex-1">
          {message}
          {instead === null ? null : (
            <span className="mt-1 block">
              <span className="block text-12 text-ink-3">Ask instead</span>
              <span className="font-read text-read-15">{instead}</span>
            </span>
          )}
        </p>
        {fix ? (
          <Button size="sm" icon={<Check aria-hidden />} onPress={() => fixWarning(store, fix)}>
            {instead === null ? fix.label : 'Fix it'}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onPress={() => leave(warning)}>
          Leave it
        </Button>
      </div>
    </div>
  );
}
