import { commonEnds } from './common-ends';

/** A text before and after a change: what is the same at its beginning and end, and what stood and stands between. */
export interface ChangedPart {
  head: string;
  removed: string;
  added: string;
  tail: string;
}

/** By whole words, so that no word is shown half changed. */
export function changedPart(before: string, after: string): ChangedPart {
  const was = partsOf(before);
  const is = partsOf(after);
  const { head, tail } = commonEnds(was, is);
  const between = (parts: string[]) => parts.slice(head, parts.length - tail).join('');
  return {
    head: is.slice(0, head).join(''),
    removed: between(was),
    added: between(is),
    tail: is.slice(is.length - tail).join(''),
  };
}

const partsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];
