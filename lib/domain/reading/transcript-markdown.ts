import { clockTime } from './clock-time';

/** The title and the facts at the beginning of an exported transcript. */
export interface MarkdownTranscript {
  title: string;
  /** "Label: value", one line each. */
  facts: readonly string[];
  tagline: string | null;
  bullets: readonly string[];
  rows: readonly {
    moderator: string;
    user: string;
    questionNumber: number | null;
    isFollowUp: boolean;
    block: { id: string; title: string } | null;
    conceptTitle: string | null;
    givenBy: string | null;
    startSeconds: number;
  }[];
}

/** A transcript as Markdown. What people wrote is text and never markup. */
export function transcriptMarkdown({ title, facts, tagline, bullets, rows }: MarkdownTranscript): string {
  const parts = [`# ${inline(title)}`, facts.map((fact) => `- ${inline(fact)}`).join('\n')];
  if (tagline !== null) parts.push(`## Summary\n\n**${inline(tagline)}**`);
  if (bullets.length > 0) parts.push(bullets.map((bullet) => `- ${inline(bullet)}`).join('\n'));
  parts.push('## Transcript');
  let block: string | null = null;
  for (const row of rows) {
    if (row.block && row.block.id !== block) {
      block = row.block.id;
      parts.push(`### ${inline(row.block.title)}`);
    }
    parts.push(rowMarkdown(row));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function rowMarkdown(row: MarkdownTranscript['rows'][number]): string {
  const number = row.questionNumber === null ? '' : `Q${row.questionNumber}`;
  const label = row.isFollowUp ? `${number}, follow-up` : number;
  const head = [label, row.givenBy === null ? '' : clockTime(row.startSeconds)]
    .filter((part) => part !== '')
    .join(' · ');
  const concept = row.conceptTitle === null || row.isFollowUp ? '' : ` (${inline(row.conceptTitle)})`;
  const asked = `${head === '' ? '' : `**${head}**${concept} `}*${inline(row.moderator)}*`;
  const said = row.givenBy === 'skipped' ? '(skipped)' : lines(row.user);
  return said === '' ? asked : `${asked}\n\n${said}`;
}

/** Characters with a meaning in Markdown, and line starts that would make lists, headings or quotes. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2');
}

function inline(text: string): string {
  return escaped(text.replace(/\s+/g, ' ').trim());
}

/** Keeps line breaks. */
function lines(text: string): string {
  return escaped(text.trim())
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join('  \n');
}
