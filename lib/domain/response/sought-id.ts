/** The responses whose id a text may be: those with an id between `from` and `to`, or the one with a readable id. */
export type SoughtId = { by: 'id'; from: string; to: string } | { by: 'readableId'; readableId: number };

const PREFIX = /^[0-9a-f]{4,8}$|^[0-9a-f]{8}-[0-9a-f-]*$/;
const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const READABLE = /^(?:response\s+|#\s*)?([1-9][0-9]{0,9})$/;
const LARGEST_READABLE_ID = 2 ** 31 - 1;
const ZEROES = '00000000-0000-0000-0000-000000000000';

/**
 * How a searched text may be an id: a response's whole UUID as its participant saw it, its first four or more
 * characters, or a readable id ("12", "#12", "Response 12"). Digits alone may be either.
 */
export function soughtIds(search: string): SoughtId[] {
  const text = search.trim().toLowerCase();
  const sought: SoughtId[] = [];
  const readableId = Number(READABLE.exec(text)?.[1] ?? 0);
  if (readableId >= 1 && readableId <= LARGEST_READABLE_ID) sought.push({ by: 'readableId', readableId });
  if (PREFIX.test(text) && text.length <= ZEROES.length) {
    const rest = ZEROES.slice(text.length);
    const [from, to] = [text + rest, text + rest.replaceAll('0', 'f')];
    if (SHAPE.test(from)) sought.push({ by: 'id', from, to });
  }
  return sought;
}
