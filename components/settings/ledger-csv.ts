import type { LedgerEntry } from '@/lib/client/wallets';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';

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

/** A ledger as a table for spreadsheets. */
export function ledgerCsv(entries: readonly LedgerEntry[]): string {
  const rows = entries.map((entry) => [
    entry.id,
    entry.createdAt,
    entry.kind,
    entry.reason,
    entry.amount,
    entry.study?.id ?? null,
    entry.study?.title ?? null,
    entry.response?.id ?? null,
    entry.response?.readableId ?? null,
    entry.heldAfter,
    entry.usageAfter,
  ]);
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((row) => csvLine(row)).join('');
}
