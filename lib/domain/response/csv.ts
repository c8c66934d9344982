import type { Cell } from './export-columns';

/**
 * What makes a spreadsheet take a text for a formula, also behind blanks that it drops, and as the wide characters of
 * East Asian keyboards, which some turn into the plain ones.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** A text that no spreadsheet calculates: an apostrophe stands before one that it would. */
export function inertText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * One line of CSV (RFC 4180), or with tabs what a spreadsheet takes from the clipboard, its end included. Numbers stand
 * as they are.
 */
export function csvLine(cells: readonly Cell[], separator: ',' | '\t' = ','): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(cell: Cell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = inertText(cell);
  const quoted = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return quoted ? `"${text.replaceAll('"', '""')}"` : text;
}

/** By which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
