import { figureTables } from '@/lib/domain/findings/figure-table';
import type { SaidBlock, SaidReport } from './said-report';

const GONE = '*A passage that stood here was deleted.*';
const GONE_CLIP = '*A clip that stood here was deleted.*';

/** A report as Markdown. */
export function reportMarkdown({ title, standfirst, blocks }: SaidReport): string {
  const parts = [`# ${inLine(title)}`, standfirst, ...blocks.map(markdownOf)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function markdownOf(block: SaidBlock): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'quote': {
      if (block.passage === null) return GONE;
      return said(block.passage.quote, block.by);
    }
    case 'clip': {
      if (block.clip === null) return GONE_CLIP;
      const { title, transcript } = block.clip;
      return [`**${plain(inLine(title))}**`, said(transcript, block.by)].join('\n\n');
    }
    case 'table':
      return table(block.columns, block.rows);
    case 'question':
    case 'theme': {
      if (block.figures === null) return '';
      const { counted, groups } = figureTables(block.figures);
      const charts = groups.map(({ of, columns, rows }) => `${plain(of)}:\n\n${table(columns, rows)}`);
      return [`**${plain(inLine(block.figures.title))}**`, counted, ...charts].join('\n\n');
    }
  }
}

function said(words: string, by: string): string {
  const lines = words.split(/\r\n|\r|\n/).map((line) => `> ${plain(line)}`);
  return [...lines, ...(by === '' ? [] : ['>', `> ${plain(by)}`])].join('\n');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${columns.map((_, at) => cell(cells[at] ?? '')).join(' | ')} |`;
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}

const inLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const cell = (text: string) => plain(inLine(text)).replaceAll('|', '\\|');
/** What people said or typed as labels is text, whatever signs it holds. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`);
