/** The list with one of its items at another place. A place outside the list is its nearest end. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items[from];
  if (moved === undefined) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, moved);
}

export interface Box {
  top: number;
  height: number;
}

/** Where an item that is dragged by `distance` lands: below all whose middle is above its leading edge. */
export function placeAt(boxes: readonly Box[], from: number, distance: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const edge = dragged.top + distance + (distance > 0 ? dragged.height : 0);
  const passed = (box: Box) => edge > box.top + box.height / 2;
  return boxes.filter((box, at) => at !== from && passed(box)).length;
}

/** The place of an item after one was moved. */
export function placeAfter(at: number, { from, to }: { from: number; to: number }): number {
  if (at === from) return to;
  if (at > from && at <= to) return at - 1;
  return at < from && at >= to ? at + 1 : at;
}

/** How far another item makes room while one is dragged: by the dragged one's height and the gap between two. */
export function roomFor(
  boxes: readonly Box[],
  at: number,
  { from, to }: { from: number; to: number },
): number {
  const dragged = boxes[from];
  const [first, second] = boxes;
  if (!dragged || !first || !second || at === from) return 0;
  const step = dragged.height + second.top - first.top - first.height;
  if (at > from && at <= to) return -step;
  return at < from && at >= to ? step : 0;
}
