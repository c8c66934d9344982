import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';
import type { Cell } from '@/lib/domain/response/export-columns';

/** A small table as a file for spreadsheets. */
export function csvFile(name: string, rows: readonly (readonly Cell[])[]) {
  return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, chunks: lines(rows) };
}

async function* lines(rows: readonly (readonly Cell[])[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for (const cells of rows) yield csvLine(cells);
}
