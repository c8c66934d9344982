import { parse } from 'csv-parse/sync';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';
import type { TranslatedText } from '@/lib/domain/translation/translation';
import { unreadableFile } from './unreadable-file';

const COLUMNS = ['path', 'source', 'text', 'state'] as const;
/** Two of them are needed; the others help whoever translates. */
const NEEDED = ['path', 'text'] as const;
/** Before these our own files put an apostrophe, so that no spreadsheet evaluates the text. */
const GUARDED = /^'(?='*(?:[\t\r\n]|\s*[=+\-@＝＋－＠]))/u;

/** The texts of a language as CSV: a line for each, in the order in which participants read them. */
export function translationCsv(texts: ReadonlyMap<string, TranslatedText>): string {
  const lines = [...texts].map(([path, { source, text, state }]) =>
    csvLine([path, guarded(source), guarded(text ?? ''), state ?? '']),
  );
  return `${BYTE_ORDER_MARK}${csvLine(COLUMNS)}${lines.join('')}`;
}

/**
 * The body of a PUT from such a file: columns by their names, in any order, separated by commas, semicolons or tabs. A
 * line without a text is left untranslated; a text without a state counts as edited. Refuses `invalid_request_body`.
 */
export function readTranslationCsv(file: string): unknown {
  const strings: Record<string, unknown> = Object.create(null);
  for (const line of linesOf(file)) {
    if (line.path === undefined || line.text === undefined || line.text.trim() === '') continue;
    strings[line.path] = {
      text: unguarded(line.text),
      state: line.state?.trim() || 'edited',
      ...(line.source?.trim() && { source: unguarded(line.source) }),
    };
  }
  return { strings };
}

function linesOf(file: string): Record<string, string | undefined>[] {
  let isHeaded = false;
  try {
    const lines: Record<string, string | undefined>[] = parse(file, {
      bom: true,
      columns: (header: string[]) => {
        isHeaded = true;
        return columnsOf(header);
      },
      delimiter: delimiterOf(file),
      skip_empty_lines: true,
      relax_column_count_less: true,
    });
    // A file that says nothing is not one that takes every translation away.
    if (!isHeaded) throw new Error('it is empty');
    return lines;
  } catch (error) {
    throw unreadableFile('CSV', error);
  }
}

/** The first one in the line of the columns' names, which contain none. */
function delimiterOf(file: string): string {
  return /[,;\t]/.exec(file)?.[0] ?? ',';
}

function columnsOf(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const lacks = NEEDED.filter((name) => !names.includes(name));
  if (lacks.length > 0) throw new Error(`the first line has no column ${lacks.join(' and ')}`);
  return names;
}

/** A text that looks as if it were guarded gets an apostrophe more; the others get theirs where lines are written. */
const guarded = (text: string) => (GUARDED.test(text) ? `'${text}` : text);
const unguarded = (text: string) => text.replace(GUARDED, '');
