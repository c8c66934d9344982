'use client';
import { ArrowDown, ArrowUp, GripVertical, Plus, RefreshCw, Trash2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { beginDrag } from '@/components/ui/begin-drag';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { ChooseThemes } from './choose-themes';
import { type Block, blockName } from './report-draft';

/** What of a block is written in first, if anything. */
export const firstFieldOf = (block: Element) => block.querySelector<HTMLElement>('textarea, input');

export const blockElementId = (id: string) => `block-${id}`;

const KINDS: Record<Block['type'], string> = {
  text: 'Text',
  question: 'Question',
  theme: 'Themes',
  quote: 'Quote',
  clip: 'Clip',
  table: 'Table',
};

interface ReportBlockProps {
  studyId: string;
  block: Block;
  place: number;
  total: number;
  isCurrent: boolean;
  /** Whether something is being dragged. */
  isDragging: boolean;
  isRenewing: boolean;
  /** As readers see it. */
  render: (block: Block) => ReactNode;
  onFocus: () => void;
  /** `what` is the field whose changes are undone together. */
  onChange: (changed: Block, what?: string) => void;
  /** Before this place. */
  onMove: (to: number) => void;
  onTakeOut: () => void;
  onRenew: () => void;
  onDrag: (isOn: boolean) => void;
  onDrop: (place: number) => void;
}

/** A block of the report: as readers see it, and with its fields and acts once it has the focus. */
export function ReportBlock(props: ReportBlockProps) {
  const { block, place, total, isCurrent, isDragging, onFocus, onMove, onTakeOut } = props;
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const name = blockName(block);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div
      role="group"
      id={blockElementId(block.id)}
      aria-label={`${KINDS[block.type]}, block ${place + 1} of ${total}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the block is what its keys act on
      tabIndex={0}
      onFocus={onFocus}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        setEdge(event.clientY < top + height / 2 ? 'before' : 'after');
      }}
      onDragLeave={() => setEdge(null)}
      onDrop={(event) => {
        event.preventDefault();
        setEdge(null);
        props.onDrop(edge === 'before' ? place : place + 1);
      }}
      className={classNames(
        'relative -mx-3 scroll-my-16 rounded-1 px-3 py-4 outline-none focus-visible:outline-2 focus-visible:outline-focus print:mx-0 print:px-0',
        isCurrent && 'ring-1 ring-accent-line print:ring-0',
        edge === 'before' && 'shadow-[0_-2px_0_var(--accent)]',
        edge === 'after' && 'shadow-[0_2px_0_var(--accent)]',
      )}
    >
      <span
        draggable
        onDragStart={(event) => {
          beginDrag(event, document.getElementById(blockElementId(block.id)));
          props.onDrag(true);
        }}
        onDragEnd={() => props.onDrag(false)}
        aria-hidden
        title="Drag to move"
        className="absolute -start-[1.75rem] top-4 cursor-grab text-ink-3 max-[60rem]:hidden print:hidden"
      >
        <GripVertical className="size-4" />
      </span>
      {isCurrent ? (
        <div
          role="toolbar"
          aria-label={`${KINDS[block.type]}: ${name}`.slice(0, 80)}
          className="absolute end-0 -top-8 z-1 flex items-center gap-0.5 rounded-2 border border-line-strong bg-sheet p-0.5 print:hidden"
        >
          <OwnActs {...props} />
          <IconButton
            size="sm"
            label="Move up"
            keys={['Alt', '↑']}
            onPress={() => onMove(place - 1)}
            disabledReason={place === 0 ? 'it is the first block' : undefined}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label="Move down"
            keys={['Alt', '↓']}
            onPress={() => onMove(place + 2)}
            disabledReason={place === total - 1 ? 'it is the last block' : undefined}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton size="sm" label="Take out" keys={['⌫']} onPress={onTakeOut}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ) : null}
      <Body {...props} />
    </div>
  );
}

function OwnActs({ studyId, block, onChange }: ReportBlockProps) {
  const [isChoosing, setChoosing] = useState(false);
  if (block.type !== 'question' && block.type !== 'theme') return null;
  return (
    <>
      {block.type === 'theme' ? (
        <Button size="sm" variant="quiet" onPress={() => setChoosing(true)}>
          Choose themes
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        onPress={() => onChange({ ...block, as: block.as === 'chart' ? 'table' : 'chart' })}
      >
        {block.as === 'chart' ? 'As table' : 'As chart'}
      </Button>
      {isChoosing && block.type === 'theme' ? (
        <ChooseThemes
          studyId={studyId}
          chosen={block.themes}
          onClose={() => setChoosing(false)}
          onChoose={(themes) => onChange({ ...block, themes, figures: null, stale: false })}
        />
      ) : null}
    </>
  );
}

function Body({ block, isCurrent, isRenewing, render, onChange, onRenew }: ReportBlockProps) {
  switch (block.type) {
    case 'text':
      if (!isCurrent && block.text.trim() !== '') return render(block);
      return (
        <TextField
          label="Text"
          labelHidden
          rows={3}
          maxLength={5_000}
          placeholder="Text. ## begins a section, **bold**, - for a list."
          value={block.text}
          onChange={(text) => onChange({ ...block, text }, 'text')}
          inputClassName="text-16 leading-[1.625rem]"
        />
      );
    case 'quote':
    case 'clip':
      return (
        <>
          {render(block)}
          {isCurrent ? (
            <TextField
              className="mt-3 print:hidden"
              label="Who says it"
              hint="In words that name nobody: a traveller who went from phone to laptop."
              maxLength={300}
              value={block.by}
              onChange={(by) => onChange({ ...block, by }, 'by')}
            />
          ) : null}
        </>
      );
    case 'table':
      return isCurrent ? <TableFields block={block} onChange={onChange} /> : render(block);
    case 'question':
    case 'theme':
      return (
        <>
          {block.stale ? (
            <p className="mb-3 flex items-center gap-2 text-12 text-caution print:hidden">
              <RefreshCw aria-hidden className="size-[0.875rem] shrink-0" />
              <span className="flex-1">
                {block.type === 'theme'
                  ? 'Themes or responses changed since these figures were taken.'
                  : 'Responses changed since these figures were taken.'}
              </span>
              <Button size="sm" busy={isRenewing && 'Counting'} onPress={onRenew}>
                Take new figures
              </Button>
            </p>
          ) : null}
          {block.figures === null ? (
            <p role="status" className="text-14 text-ink-3">
              The answers are being counted.
            </p>
          ) : (
            render(block)
          )}
        </>
      );
  }
}

type Table = Extract<Block, { type: 'table' }>;

const MOST_COLUMNS = 8;
const MOST_ROWS = 100;

function TableFields({ block, onChange }: { block: Table; onChange: ReportBlockProps['onChange'] }) {
  const { columns, rows } = block;
  const set = (part: Partial<Table>, what?: string) => onChange({ ...block, ...part }, what);
  return (
    <div className="relative grid gap-3 overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr>
            {columns.map((head, at) => (
              <th key={at} scope="col" className="p-0.5 align-top">
                <span className="flex">
                  <TextField
                    label={`Head of column ${at + 1}`}
                    labelHidden
                    placeholder={`Column ${at + 1}`}
                    value={head}
                    onChange={(text) => set({ columns: columns.with(at, text) }, `head ${at}`)}
                    maxLength={300}
                    className="min-w-[6rem] flex-1"
                  />
                  {columns.length > 1 ? (
                    <IconButton
                      size="sm"
                      label={`Take out column ${at + 1}`}
                      onPress={() =>
                        set({
                          columns: columns.toSpliced(at, 1),
                          rows: rows.map((cells) => cells.toSpliced(at, 1)),
                        })
                      }
                    >
                      <X aria-hidden />
                    </IconButton>
                  ) : null}
                </span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map((_, at) => (
                <td key={at} className="p-0.5 align-top">
                  <TextField
                    label={`Row ${row + 1}, column ${at + 1}`}
                    labelHidden
                    value={cells[at] ?? ''}
                    onChange={(text) => {
                      const whole = columns.map((__, place) => cells[place] ?? '');
                      set({ rows: rows.with(row, whole.with(at, text)) }, `cell ${row} ${at}`);
                    }}
                    maxLength={5_000}
                  />
                </td>
              ))}
              <td className="w-8 p-0.5">
                <IconButton
                  size="sm"
                  label={`Take out row ${row + 1}`}
                  onPress={() => set({ rows: rows.toSpliced(row, 1) })}
                >
                  <X aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex gap-2">
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={rows.length >= MOST_ROWS}
          onPress={() => set({ rows: [...rows, columns.map(() => '')] })}
        >
          Row
        </Button>
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={columns.length >= MOST_COLUMNS}
          onPress={() => set({ columns: [...columns, ''], rows: rows.map((cells) => [...cells, '']) })}
        >
          Column
        </Button>
      </p>
    </div>
  );
}
