import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import { codebookRows } from '@/lib/domain/response/codebook';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';
import { type Cell, type ExportColumn, exportColumns } from '@/lib/domain/response/export-columns';
import { statisticsVariables, type Variable } from '@/lib/domain/response/statistics-variables';
import { listParameterNames } from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import { type ExportSource, exportedResponse, exportRecords } from './export-records';
import type { SavColumn } from './sav-dictionary';
import { type SavCell, savFile } from './sav-file';
import { workbook } from './workbook';

/** One row a response, after a head. */
export async function* csvFile(source: ExportSource): AsyncGenerator<string> {
  const columns = exportColumns(...(await askedIn(source)));
  let before = BYTE_ORDER_MARK;
  for await (const cells of tableRows(columns, source)) {
    yield before + csvLine(cells);
    before = '';
  }
}

/** The same as a sheet, and a second one that says what each column holds. */
export async function* workbookFile(source: ExportSource): AsyncGenerator<Buffer> {
  const columns = exportColumns(...(await askedIn(source)));
  yield* workbook([
    { name: 'Responses', rows: tableRows(columns, source) },
    { name: 'Codebook', rows: codebookRows(columns) },
  ]);
}

/**
 * For statistics programs. Reads the responses twice: the width of each text has to be known before the first of them
 * is written. A text that became longer in between is cut to it.
 */
export async function* statisticsFile(source: ExportSource): AsyncGenerator<Buffer> {
  const variables = statisticsVariables(...(await askedIn(source)));
  const widths = variables.map(() => 1);
  let cases = 0;
  for await (const record of exportRecords(source)) {
    const response = exportedResponse(record);
    cases += 1;
    for (const [at, { kind, read }] of variables.entries()) {
      if (kind !== 'text') continue;
      widths[at] = Math.max(widths[at] ?? 1, Buffer.byteLength(textOf(read(response))));
    }
  }
  const columns = variables.map((variable, at) => savColumn(variable, widths[at] ?? 1));
  yield* savFile(columns, savRows(variables, source, cases), { title: source.title, cases, now: source.now });
}

function savColumn({ name, label, kind, values, missing }: Variable, width: number): SavColumn {
  return { name, label, width: kind === 'text' ? width : 0, isTime: kind === 'time', values, missing };
}

/** As many as were counted, even when responses came or went since. */
async function* savRows(
  variables: readonly Variable[],
  source: ExportSource,
  cases: number,
): AsyncGenerator<SavCell[]> {
  let written = 0;
  for await (const record of exportRecords(source)) {
    if (written === cases) return;
    const response = exportedResponse(record);
    yield variables.map(({ read }) => read(response));
    written += 1;
  }
  for (; written < cases; written += 1) yield variables.map(() => null);
}

const textOf = (cell: SavCell) => (typeof cell === 'string' ? cell : '');

async function askedIn({ db, studyId }: ExportSource): Promise<Parameters<typeof exportColumns>> {
  const revisions = await listRevisions(db, studyId);
  return [questionsOfAll(revisions.map(({ guide }) => guide)), await listParameterNames(studyId)];
}

async function* tableRows(columns: readonly ExportColumn[], source: ExportSource): AsyncGenerator<Cell[]> {
  yield columns.map(({ name }) => name);
  for await (const record of exportRecords(source)) {
    const response = exportedResponse(record);
    yield columns.map(({ cell }) => cell(response));
  }
}
