import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { figureTables } from '@/lib/domain/findings/figure-table';
import { expressible } from '../responses/export/xml-text';
import { type Look, markdownParts, runs } from './document-text';
import type { SaidBlock, SaidReport } from './said-report';

type Part = Paragraph | Table;

/** A report for word processors. */
export async function reportDocument({ title, standfirst, blocks }: SaidReport): Promise<Buffer> {
  const document = new Document({
    title: expressible(title),
    creator: 'Colloquy',
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: runs(title) }),
          ...(standfirst === ''
            ? []
            : [new Paragraph({ spacing: { after: 240 }, children: runs(standfirst) })]),
          ...blocks.flatMap(partsOf),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function partsOf(block: SaidBlock): Part[] {
  switch (block.type) {
    case 'text':
      return markdownParts(block.text);
    case 'quote': {
      const indent = { left: 567 };
      if (block.passage === null) return [said('A passage that stood here was deleted.', indent)];
      return [
        said(`“${block.passage.quote}”`, indent),
        ...(block.by === '' ? [] : [new Paragraph({ indent, children: runs(block.by) })]),
      ];
    }
    case 'clip': {
      const indent = { left: 567 };
      if (block.clip === null) return [said('A clip that stood here was deleted.', indent)];
      const { title, transcript } = block.clip;
      return [
        new Paragraph({ indent, spacing: { before: 240 }, children: runs(title, { bold: true }) }),
        ...(transcript === '' ? [] : [said(`“${transcript}”`, indent)]),
        ...(block.by === '' ? [] : [new Paragraph({ indent, children: runs(block.by) })]),
      ];
    }
    case 'table':
      return [tableOf(block.columns, block.rows), new Paragraph({})];
    case 'question':
    case 'theme': {
      if (block.figures === null) return [];
      const { counted, groups } = figureTables(block.figures);
      return [
        new Paragraph({ spacing: { before: 240 }, children: runs(block.figures.title, { bold: true }) }),
        new Paragraph({ children: runs(counted) }),
        ...groups.flatMap(({ of, columns, rows }) => [
          new Paragraph({ spacing: { before: 120 }, keepNext: true, children: runs(of) }),
          tableOf(columns, rows),
        ]),
        new Paragraph({}),
      ];
    }
  }
}

const said = (words: string, indent: { left: number }) =>
  new Paragraph({ indent, spacing: { before: 240 }, children: runs(words, { italics: true }) });

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): Table {
  const row = (cells: readonly string[], look: Look) =>
    new TableRow({
      children: columns.map(
        (_, at) => new TableCell({ children: [new Paragraph({ children: runs(cells[at] ?? '', look) })] }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(columns, { bold: true }), ...rows.map((cells) => row(cells, {}))],
  });
}
