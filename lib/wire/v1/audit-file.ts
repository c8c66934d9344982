import type { NamedAuditEntry } from '@/lib/domain/audit/audit-entry';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';
import { AUDIT_COLUMNS, auditCells, auditEntryV1 } from './audit';

/** The audit log as a file. `day`: for its name. */
export function auditFile(log: {
  entries: AsyncGenerator<NamedAuditEntry>;
  format: 'csv' | 'ndjson';
  day: string;
}): { type: string; name: string; chunks: AsyncGenerator<string> } {
  const name = `Audit log, ${log.day}.${log.format}`;
  return log.format === 'csv'
    ? { type: 'text/csv; charset=utf-8', name, chunks: csvLines(log.entries) }
    : { type: 'application/x-ndjson; charset=utf-8', name, chunks: jsonLines(log.entries) };
}

async function* csvLines(entries: AsyncGenerator<NamedAuditEntry>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(AUDIT_COLUMNS);
  for await (const entry of entries) yield csvLine(auditCells(entry));
}

async function* jsonLines(entries: AsyncGenerator<NamedAuditEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(auditEntryV1(entry))}\n`;
}
