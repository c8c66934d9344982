import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { lexer, type Token } from 'marked';
import { expressible } from '../responses/export/xml-text';
import type { SaidBlock, SaidReport } from './said-report';

type Part = Paragraph | Table;
interface Look {
  bold?: boolean;
  italics?: boolean;
}

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
      return lexer(block.text).flatMap(textParts);
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
      const { title, takenAt, groups } = block.figures;
      return [
        new Paragraph({ spacing: { before: 240 }, children: runs(title, { bold: true }) }),
        new Paragraph({ children: runs(`Counted by people, ${takenAt}.`) }),
        ...groups.flatMap((group) => [
          new Paragraph({
            children: runs(`${group.title === null ? '' : `${group.title}, `}of ${group.base}`),
          }),
          tableOf(
            ['Answer', 'People'],
            group.bars.map(({ label, count }) => [label, `${count}`]),
          ),
        ]),
        new Paragraph({}),
      ];
    }
  }
}

const said = (words: string, indent: { left: number }) =>
  new Paragraph({ indent, spacing: { before: 240 }, children: runs(words, { italics: true }) });

function textParts(token: Token): Paragraph[] {
  const inner = 'tokens' in token ? (token.tokens ?? []) : [];
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: inline(inner) })];
    case 'paragraph':
      return [new Paragraph({ spacing: { after: 120 }, children: inline(inner) })];
    case 'list':
      return (token.items as { tokens: Token[] }[]).map(
        ({ tokens }) => new Paragraph({ bullet: { level: 0 }, children: inline(tokens) }),
      );
    default:
      return [new Paragraph({ children: runs(token.raw.trim()) })];
  }
}

function inline(tokens: readonly Token[], look: Look = {}): TextRun[] {
  return tokens.flatMap((token) => {
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (token.type === 'strong') return inline(inner ?? [], { ...look, bold: true });
    if (token.type === 'em') return inline(inner ?? [], { ...look, italics: true });
    if (token.type === 'text' || token.type === 'escape')
      return inner ? inline(inner, look) : runs('text' in token ? String(token.text) : token.raw, look);
    return runs(token.raw, look);
  });
}

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

/** A run a line: a paragraph keeps its line ends. */
function runs(text: string, look: Look = {}): TextRun[] {
  return expressible(text)
    .split(/\r\n|\r|\n/)
    .map((line, at) => new TextRun({ text: line, ...look, ...(at > 0 && { break: 1 }) }));
}
