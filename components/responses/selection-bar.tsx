'use client';
import { Download, Tag as TagSign, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  /** How many pass the filter. */
  total: number;
  shown: number;
  onTag: () => void;
  onExport: () => void;
}

/** The actions for the selected responses; above the foot of the list, so that nothing moves. */
export function SelectionBar({ selection, total, shown, onTag, onExport }: SelectionBarProps) {
  const count = selection.count(total);
  return (
    <div
      role="toolbar"
      aria-label="Selected responses"
      className="absolute inset-x-4 bottom-4 z-sticky flex flex-wrap items-center gap-2 rounded-3 border border-line-strong bg-sheet py-2 ps-4 pe-2"
    >
      <span role="status" className="font-strong tabular-nums">
        {`${count.toLocaleString('en-GB')} selected`}
      </span>
      {!selection.isAll && total > shown && count === shown ? (
        <Button variant="quiet" size="sm" onPress={selection.selectAll}>
          {`Select all ${total.toLocaleString('en-GB')} that match`}
        </Button>
      ) : null}
      <span className="ms-auto flex items-center gap-2">
        <Button icon={<TagSign aria-hidden />} keys={['T']} onPress={onTag}>
          Tag
        </Button>
        <Button icon={<Download aria-hidden />} keys={['X']} onPress={onExport}>
          Export
        </Button>
        <IconButton label="Select none" keys={['Esc']} onPress={selection.clear}>
          <X aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
