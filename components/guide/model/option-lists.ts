import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { editConcepts, editOptions, editRows, type NewId } from './edit-parts';
import { conceptLetter, newConcept, newOption } from './new-parts';
import { inserted, movedEntry } from './with-fields';

/** The maximum numbers of options, rows and concepts (decisions, A3). */
export const MOST_OPTIONS = 100;
export const MOST_ROWS = 100;
const BULLET = /^\s*(?:[-*•–—]|\d{1,3}[.)])\s+/;

/** The lines of a pasted list: trimmed, without bullets and numbers, without empty ones. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');
}

/** Inserts options with these texts at that index. */
export function insertOptions(
  guide: IdentifiedGuide,
  itemId: string,
  index: number,
  texts: readonly string[],
  newId: NewId,
): IdentifiedGuide {
  return editOptions(guide, itemId, (options, _item, block) => {
    const room = Math.max(0, MOST_OPTIONS - options.length);
    const more = texts.slice(0, room).map((text) => newOption(newId, block.type, text));
    return more.length === 0 ? options : inserted(options, index, ...more);
  });
}

/** Pastes a list over an empty option and the empty ones that follow, or after an option with text. */
export function pasteOptions(
  guide: IdentifiedGuide,
  itemId: string,
  optionId: string,
  texts: readonly string[],
  newId: NewId,
): IdentifiedGuide {
  return editOptions(guide, itemId, (options, _item, block) =>
    pasted(options, optionId, texts, MOST_OPTIONS, (text) => newOption(newId, block.type, text)),
  );
}

export function removeOption(guide: IdentifiedGuide, itemId: string, optionId: string): IdentifiedGuide {
  return editOptions(guide, itemId, (options) => without(options, optionId));
}

/** Moves an option to stand before the one at `index`. */
export function moveOption(
  guide: IdentifiedGuide,
  itemId: string,
  optionId: string,
  index: number,
): IdentifiedGuide {
  return editOptions(guide, itemId, (options) => moved(options, optionId, index));
}

export function insertRows(
  guide: IdentifiedGuide,
  itemId: string,
  index: number,
  texts: readonly string[],
  newId: NewId,
): IdentifiedGuide {
  return editRows(guide, itemId, (rows) => {
    const more = texts.slice(0, Math.max(0, MOST_ROWS - rows.length)).map((text) => ({ id: newId(), text }));
    return more.length === 0 ? rows : inserted(rows, index, ...more);
  });
}

/** Pastes rows in the same way as options. */
export function pasteRows(
  guide: IdentifiedGuide,
  itemId: string,
  rowId: string,
  texts: readonly string[],
  newId: NewId,
): IdentifiedGuide {
  return editRows(guide, itemId, (rows) =>
    pasted(rows, rowId, texts, MOST_ROWS, (text) => ({ id: newId(), text })),
  );
}

export function removeRow(guide: IdentifiedGuide, itemId: string, rowId: string): IdentifiedGuide {
  return editRows(guide, itemId, (rows) => without(rows, rowId));
}

export function moveRow(
  guide: IdentifiedGuide,
  itemId: string,
  rowId: string,
  index: number,
): IdentifiedGuide {
  return editRows(guide, itemId, (rows) => moved(rows, rowId, index));
}

/** Adds a concept at the end of its block, named with the next unused letter. */
export function addConcept(guide: IdentifiedGuide, blockId: string, newId: NewId): IdentifiedGuide {
  return editConcepts(guide, blockId, (concepts) => {
    const used = new Set(concepts.map(({ nickname }) => nickname));
    let index = concepts.length;
    while (used.has(conceptLetter(index))) index += 1;
    return [...concepts, newConcept(newId, conceptLetter(index))];
  });
}

export function removeConcept(guide: IdentifiedGuide, blockId: string, conceptId: string): IdentifiedGuide {
  return editConcepts(guide, blockId, (concepts) => without(concepts, conceptId));
}

export function moveConcept(
  guide: IdentifiedGuide,
  blockId: string,
  conceptId: string,
  index: number,
): IdentifiedGuide {
  return editConcepts(guide, blockId, (concepts) => moved(concepts, conceptId, index));
}

function pasted<T extends { id: string; text: string }>(
  list: T[],
  id: string,
  texts: readonly string[],
  most: number,
  create: (text: string) => T,
): T[] {
  const at = list.findIndex((entry) => entry.id === id);
  if (at < 0 || texts.length === 0) return list;
  const start = list[at]?.text === '' ? at : at + 1;
  const written = list.findIndex(({ text }, index) => index >= at && text !== '');
  const empty = list.slice(start, written < 0 ? undefined : written).slice(0, texts.length);
  const filled = empty.map((entry, index) => ({ ...entry, text: texts[index] ?? '' }));
  const room = empty.length + Math.max(0, most - list.length);
  const more = texts.slice(empty.length, room).map(create);
  return [...list.slice(0, start), ...filled, ...more, ...list.slice(start + empty.length)];
}

function without<T extends { id: string }>(list: T[], id: string): T[] {
  return list.some((entry) => entry.id === id) ? list.filter((entry) => entry.id !== id) : list;
}

function moved<T extends { id: string }>(list: T[], id: string, index: number): T[] {
  const from = list.findIndex((entry) => entry.id === id);
  return from < 0 ? list : movedEntry(list, from, index > from ? index - 1 : index);
}
