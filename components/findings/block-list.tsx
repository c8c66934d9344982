'use client';
import { ChartBar, Film, Layers, List, RefreshCw, Table2, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { beginDrag } from '@/components/ui/begin-drag';
import { classNames } from '@/components/ui/class-names';
import { type Block, blockName, isHeading } from './report-draft';

const SIGNS: Record<Block['type'], ReactNode> = {
  text: <Type aria-hidden />,
  question: <ChartBar aria-hidden />,
  theme: <Layers aria-hidden />,
  quote: <List aria-hidden />,
  clip: <Film aria-hidden />,
  table: <Table2 aria-hidden />,
};

interface BlockListProps {
  blocks: readonly Block[];
  current: string | null;
  onChoose: (id: string) => void;
  isDragging: boolean;
  onDrag: (id: string | null) => void;
  /** Before this place. */
  onDrop: (place: number) => void;
}

/** The blocks of a report, sections outermost. */
export function BlockList({ blocks, current, onChoose, isDragging, onDrag, onDrop }: BlockListProps) {
  const first = blocks.findIndex(isHeading);
  return (
    <nav
      aria-label="Blocks"
      className="w-[14.5rem] shrink-0 overflow-auto border-e border-line max-[78rem]:hidden print:hidden"
    >
      <h2 className="flex h-[2.75rem] items-center gap-2 border-b border-line px-4 text-13 font-strong">
        Blocks
        <span className="font-text text-ink-3">{blocks.length === 0 ? 'none yet' : blocks.length}</span>
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-px p-2">
        {blocks.map((block, at) => (
          <li key={block.id}>
            <button
              type="button"
              draggable
              onDragStart={(event) => {
                beginDrag(event);
                onDrag(block.id);
              }}
              onDragEnd={() => onDrag(null)}
              onDragOver={(event) => {
                if (isDragging) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                onDrop(at);
              }}
              onClick={() => onChoose(block.id)}
              aria-current={block.id === current ? 'true' : undefined}
              className={classNames(
                'flex h-[1.75rem] w-full items-center gap-2 rounded-2 px-2 text-start text-13 [&_svg]:size-[0.875rem] [&_svg]:shrink-0 pointer-coarse:h-[2.75rem]',
                first >= 0 && at > first && !isHeading(block) && 'ps-7',
                block.id === current ? 'bg-fill-2 font-strong text-ink' : 'text-ink-2 hover:bg-fill',
              )}
            >
              {SIGNS[block.type]}
              <span className="min-w-0 flex-1 truncate">{blockName(block)}</span>
              {'stale' in block && block.stale ? (
                <span className="text-caution">
                  <RefreshCw aria-hidden />
                  <span className="sr-only">its figures are older than the responses</span>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
