import type { Cell } from '@/lib/domain/response/export-columns';
import { xmlAttribute, xmlText } from './xml-text';
import { type ZipEntry, zipStream } from './zip-stream';

/** The longest text that spreadsheets accept in a cell. */
const LONGEST_CELL = 32_767;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of a workbook; its first row is the head. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
}

/**
 * A workbook, written as the rows of its sheets arrive: the same memory for ten rows and a hundred thousand. Every text
 * is typed as text, so that none is evaluated as a formula.
 */
export function workbook(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  return zipStream([
    ...partsFor(sheets),
    ...sheets.map(({ rows }, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, chunks: sheetXml(rows) })),
  ]);
}

function partsFor(sheets: readonly Sheet[]): ZipEntry[] {
  const numbered = sheets.map(({ name }, at) => ({ name: xmlAttribute(name), nth: at + 1 }));
  const each = (xml: (sheet: (typeof numbered)[number]) => string) => numbered.map(xml).join('');
  return [
    {
      name: '[Content_Types].xml',
      chunks: [
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>`,
        each(
          ({ nth }) =>
            `<Override PartName="/xl/worksheets/sheet${nth}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
        ),
        '</Types>',
      ],
    },
    {
      name: '_rels/.rels',
      chunks: [
        `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      chunks: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
        each(({ name, nth }) => `<sheet name="${name}" sheetId="${nth}" r:id="r${nth}"/>`),
        '</sheets></workbook>',
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      chunks: [
        `${XML}<Relationships xmlns="${RELATIONS}">`,
        each(
          ({ nth }) =>
            `<Relationship Id="r${nth}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nth}.xml"/>`,
        ),
        '</Relationships>',
      ],
    },
  ];
}

async function* sheetXml(rows: Sheet['rows']): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  for await (const cells of rows) yield `<row>${cells.map(cellXml).join('')}</row>`;
  yield '</sheetData></worksheet>';
}

function cellXml(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cut(cell))}</t></is></c>`;
}

/** As much as a cell takes, no character halved. */
function cut(text: string): string {
  return text.length <= LONGEST_CELL ? text : text.slice(0, LONGEST_CELL).replace(/[\uD800-\uDBFF]$/u, '');
}
