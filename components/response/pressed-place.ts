import type { MouseEvent } from 'react';

/** The offset in an element's text that was clicked, in UTF-16 units; null when words were selected. */
export function pressedPlace({ currentTarget, clientX, clientY, ...event }: MouseEvent): number | null {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return null;
  const selection = document.getSelection();
  if (selection && !selection.isCollapsed) return null;
  const caret = caretAt(clientX, clientY);
  if (!caret || !currentTarget.contains(caret.node)) return null;
  const before = document.createRange();
  before.selectNodeContents(currentTarget);
  before.setEnd(caret.node, caret.offset);
  return before.toString().length;
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  // For browsers that have only the older function.
  const range = (
    document as { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  ).caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
