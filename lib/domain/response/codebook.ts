import type { Cell, ExportColumn } from './export-columns';

const HEAD = ['Column', 'What it holds', 'Type', 'Values'];

/** The codebook of a table of responses: a row a column, the head first. */
export function codebookRows(columns: readonly ExportColumn[]): Cell[][] {
  return [
    HEAD,
    ...columns.map(({ name, about }) => [
      name,
      about.holds,
      about.type,
      about.values === undefined ? null : about.values.join('\n'),
    ]),
  ];
}
