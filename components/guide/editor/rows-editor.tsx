'use client';
import { GripVertical, Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { ItemOf } from '../model/edit-parts';
import { insertRows, MOST_ROWS, moveRow, pastedLines, pasteRows } from '../model/option-lists';
import { rewordRow } from '../model/rename-parts';
import { useAskBeforeRemoval } from '../removal/use-removal';
import { useBuilder } from '../store/use-guide';
import { LineField } from './line-field';
import { useEdit } from './use-edit';
import { useEntryDrag } from './use-entry-drag';

/** The rows of a matrix. Enter adds one below, a pasted list adds one for each line. */
export function RowsEditor({ item }: { item: ItemOf<'matrix'> }) {
  const { store } = useBuilder();
  const { edit } = useEdit();
  const { askRow } = useAskBeforeRemoval();
  const { rows } = item;
  const drag = useEntryDrag((id, targetId, below) => {
    const to = rows.findIndex((row) => row.id === targetId) + (below ? 1 : 0);
    edit('Move a row', (guide) => moveRow(guide, item.id, id, to));
  });
  const add = (index: number) => {
    edit('Add a row', (guide, newId) => insertRows(guide, item.id, index, [''], newId));
    const now = store.guide.flatMap((block) => block.items).find(({ id }) => id === item.id);
    const added = now?.type === 'matrix' ? now.rows[index]?.id : undefined;
    if (added) store.select(store.state.selection, { field: `rows/${added}/text` });
  };
  const move = (id: string, index: number, step: -1 | 1) =>
    edit('Move a row', (guide) => moveRow(guide, item.id, id, step > 0 ? index + 2 : Math.max(index - 1, 0)));
  return (
    <div data-field="rows">
      {rows.map(({ id, text }, index) => (
        <div
          key={id}
          {...drag.row(id)}
          className="-mx-2 grid min-h-[2.125rem] grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-2 rounded-2 px-2 hover:bg-well"
        >
          <span {...drag.handle(id)} className="cursor-grab text-ink-off" aria-hidden>
            <GripVertical className="size-4" strokeWidth={1.5} />
          </span>
          <LineField
            quiet
            label={`Row ${index + 1}`}
            value={text}
            field={`rows/${id}/text`}
            placeholder={`Row ${index + 1}`}
            onChange={(value) =>
              edit('Edit a row', (guide) => rewordRow(guide, item.id, id, value), `row ${id}`)
            }
            onKeyDown={(event) => {
              if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                event.preventDefault();
                move(id, index, event.key === 'ArrowUp' ? -1 : 1);
              } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault();
                add(index + 1);
              } else if (event.key === 'Backspace' && text === '' && rows.length > 1) {
                event.preventDefault();
                askRow(item.id, id);
              }
            }}
            onPaste={(event) => {
              const lines = pastedLines(event.clipboardData.getData('text/plain'));
              if (lines.length < 2) return;
              event.preventDefault();
              edit('Paste rows', (guide, newId) => pasteRows(guide, item.id, id, lines, newId));
            }}
          />
          <IconButton label={`Delete row ${index + 1}`} size="sm" onPress={() => askRow(item.id, id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="-ms-2 mt-1.5"
        icon={<Plus aria-hidden />}
        disabled={rows.length >= MOST_ROWS}
        onPress={() => add(rows.length)}
      >
        Add row
      </Button>
    </div>
  );
}
