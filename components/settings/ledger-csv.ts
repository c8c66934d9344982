import type { LedgerEntry } from '@/lib/client/wallets';

const COLUMNS = [
  'id',
  'createdAt',
  'kind',
  'reason',
  'amount',
  'studyId',
  'studyTitle',
  'responseId',
  'readableId',
  'heldAfter',
  'usageAfter',
];

/** A ledger as a table for spreadsheets (RFC 4180, with a byte order mark, for they take it for Latin-1 otherwise). */
export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.map((entry) => [
    entry.id,
    entry.createdAt,
    entry.kind,
    entry.reason,
    entry.amount,
    entry.study?.id ?? '',
    entry.study?.title ?? '',
    entry.response?.id ?? '',
    entry.response?.readableId ?? '',
    entry.heldAfter,
    entry.usageAfter,
  ]);
  return `\ufeff${[COLUMNS, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A title that begins like a formula must not become one in somebody's spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
