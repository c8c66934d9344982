'use client';
import { type DragEvent, useRef, useState } from 'react';
import { useStore } from '../store/use-guide';
import { type Dragged, type DropPlace, dropPlace, dropped } from './drop-place';

/** Where the line that shows the drop place is: above or below a row. */
export interface DropLine {
  rowId: string;
  below: boolean;
}

/** Dragging rows of the outline. Keys (Alt with arrows) and buttons can do the same. */
export function useOutlineDrag() {
  const store = useStore();
  const dragged = useRef<Dragged | null>(null);
  const [line, setLine] = useState<DropLine | null>(null);
  const place = useRef<DropPlace | null>(null);

  const end = () => {
    dragged.current = null;
    place.current = null;
    setLine(null);
  };
  const start = (kind: Dragged['kind'], id: string, event: DragEvent) => {
    dragged.current = { kind, id };
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', '');
  };
  const over = (event: DragEvent<HTMLElement>) => {
    if (!dragged.current || !(event.target instanceof Element)) return;
    const row =
      event.target.closest<HTMLElement>('[data-drop]') ??
      event.target.querySelector<HTMLElement>('[data-drop]');
    const rowId = row?.dataset.drop;
    if (!row || rowId === undefined) return;
    const { top, height } = row.getBoundingClientRect();
    const below = event.clientY > top + height / 2;
    place.current = dropPlace(store.guide, dragged.current, rowId, below);
    if (!place.current) return;
    event.preventDefault();
    setLine((before) => (before?.rowId === rowId && before.below === below ? before : { rowId, below }));
  };
  const drop = (event: DragEvent) => {
    const [what, where] = [dragged.current, place.current];
    if (!what || !where) return;
    event.preventDefault();
    store.edit((guide) => dropped(guide, what, where), {
      label: what.kind === 'item' ? 'Move a question' : 'Move a block',
      select: what,
    });
    end();
  };
  return { line, start, over, drop, end };
}
