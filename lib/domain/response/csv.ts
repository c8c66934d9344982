import type { Cell } from './export-columns';

/** What makes a spreadsheet take a text for a formula, also behind blanks that it drops. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r]|^[\t\r\n]/;

/** A text that no spreadsheet calculates: an apostrophe stands before one that it would. */
export function inertText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One line of CSV (RFC 4180), its end included. Numbers stand as they are. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = inertText(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** By which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
