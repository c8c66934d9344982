import type { DragEvent } from 'react';

/** Begins to drag an element by its handle: `shown` is what moves under the pointer. */
export function beginDrag({ dataTransfer }: DragEvent<HTMLElement>, shown: Element | null = null): void {
  dataTransfer.effectAllowed = 'move';
  // Without data some browsers begin nothing.
  dataTransfer.setData('text/plain', '');
  if (shown) dataTransfer.setDragImage(shown, 12, 12);
}
