import type { DragEvent } from 'react';

const TYPE = 'application/x-colloquy-studies';

interface Dragged {
  id: string;
  title: string;
}

/** Adds studies to a drag: dropped on a folder, they move there. */
export function dragStudies(event: DragEvent, studies: readonly Dragged[]): void {
  const dragged = studies.map(({ id, title }) => ({ id, title }));
  event.dataTransfer.setData(TYPE, JSON.stringify(dragged));
  event.dataTransfer.setData('text/plain', dragged.map(({ title }) => title).join('\n'));
  event.dataTransfer.effectAllowed = 'move';
}

/** Event handlers for an element that accepts dropped studies. While they are over it, it has `data-over`. */
export function dropsStudies(onDrop: (studies: Dragged[]) => void) {
  const over = (event: DragEvent<HTMLElement>, is: boolean) => {
    if (is) event.currentTarget.dataset.over = '';
    else delete event.currentTarget.dataset.over;
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      over(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => over(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      over(event, false);
      const studies = readDragged(event.dataTransfer.getData(TYPE));
      if (studies.length === 0) return;
      event.preventDefault();
      onDrop(studies);
    },
  };
}

/** A page of another site could create such a drag, too. */
function readDragged(text: string): Dragged[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isDragged) : [];
  } catch {
    return [];
  }
}

function isDragged(value: unknown): value is Dragged {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'title' in value &&
    typeof value.title === 'string'
  );
}
