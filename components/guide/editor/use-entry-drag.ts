'use client';
import { type DragEvent, useMemo, useRef } from 'react';

/** Dragging entries of a short list by their handle. Menus and Alt with arrow keys move them too. */
export interface EntryDrag {
  handle: (id: string) => { draggable: true; onDragStart: (event: DragEvent<HTMLElement>) => void };
  row: (id: string) => {
    onDragOver: (event: DragEvent<HTMLElement>) => void;
    onDragLeave: (event: DragEvent<HTMLElement>) => void;
    onDrop: (event: DragEvent<HTMLElement>) => void;
  };
}

/**
 * `move` puts an entry before or after another one. It stays the same function, so that rows are not rendered again.
 */
export function useEntryDrag(move: (id: string, targetId: string, below: boolean) => void): EntryDrag {
  const latest = useRef(move);
  latest.current = move;
  const dragged = useRef<string | null>(null);
  return useMemo(() => {
    const mark = (element: HTMLElement, side: 'above' | 'below' | null) => {
      const line = 'inset 0 2px var(--accent)';
      element.style.boxShadow = side === null ? '' : side === 'above' ? line : 'inset 0 -2px var(--accent)';
    };
    return {
      handle: (id) => ({
        draggable: true,
        onDragStart: (event) => {
          dragged.current = id;
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', '');
          const row = event.currentTarget.parentElement;
          if (row) event.dataTransfer.setDragImage(row, 12, 12);
        },
      }),
      row: (id) => ({
        onDragOver: (event) => {
          if (dragged.current === null) return;
          event.preventDefault();
          mark(event.currentTarget, isBelow(event) ? 'below' : 'above');
        },
        onDragLeave: (event) => mark(event.currentTarget, null),
        onDrop: (event) => {
          mark(event.currentTarget, null);
          if (dragged.current === null) return;
          event.preventDefault();
          latest.current(dragged.current, id, isBelow(event));
          dragged.current = null;
        },
      }),
    };
  }, []);
}

function isBelow(event: DragEvent<HTMLElement>): boolean {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY > top + height / 2;
}
