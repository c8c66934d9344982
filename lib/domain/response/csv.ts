import type { Cell } from './export-columns';

/**
 * The first characters of text that a spreadsheet takes for a formula, also after blanks that it drops, and in the wide
 * forms of East Asian keyboards, which some spreadsheets convert.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/** A text that no spreadsheet evaluates: formulas get an apostrophe in front. */
export function inertText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * One line of CSV (RFC 4180), or with tabs the format that spreadsheets take from the clipboard, line end included.
 * Numbers are unchanged.
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

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
