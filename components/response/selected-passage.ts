/** A part of the participant's words in a row, in UTF-16 units. */
export interface RowPassage {
  row: number;
  start: number;
  end: number;
}

/** The attribute of elements whose text is exactly a participant's words; its value is the row. */
export const SAID = 'data-said';

/** The selected part of one row: of the first one that the selection touches. Null when it contains no words. */
export function selectedPassage(selection: Selection | null): (RowPassage & { range: Range }) | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  for (const element of document.querySelectorAll<HTMLElement>(`[${SAID}]`)) {
    if (!range.intersectsNode(element)) continue;
    const passage = clipped(range, element);
    if (passage) return passage;
  }
  return null;
}

function clipped(range: Range, element: HTMLElement): (RowPassage & { range: Range }) | null {
  const own = document.createRange();
  own.selectNodeContents(element);
  const before = document.createRange();
  before.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, own) > 0)
    own.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, own) < 0) own.setEnd(range.endContainer, range.endOffset);
  before.setEnd(own.startContainer, own.startOffset);
  const words = own.toString();
  // A double click also selects the space after a word.
  const lead = words.length - words.trimStart().length;
  const text = words.trim();
  if (text === '') return null;
  const start = before.toString().length + lead;
  return { row: Number(element.getAttribute(SAID)), start, end: start + text.length, range: own };
}
