import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '@/lib/domain/analysis/analysis';
import { quoteOf } from '@/lib/domain/reading/passage';
import { type Analysed, analysedStudy } from './analysis-input';
import { heldInterviews } from './replay';

/** A judgement by hand of a statement, read with what stands around its passages. */
interface StatementLabel {
  key: string;
  quote: string;
  /** Its passages say what it says. */
  supported: boolean;
  /** It is a thought that is not cut. */
  whole: boolean;
  /** What stands around it turns it into its contrary, or takes it back. */
  reversed: boolean;
}

export interface StatementFigures {
  statements: number;
  verbatim: number;
  labelled: number;
  supported: number;
  whole: number;
  reversed: number;
}

/** A label belongs to an interview and the words of the passages: changed statements have none until they are read. */
export function statementKey(id: string, quotes: readonly string[]): string {
  return createHash('sha256')
    .update(`${id}\n${quotes.join('\n')}`)
    .digest('hex')
    .slice(0, 12);
}

function quotesOf({ input }: Analysed, { passages }: Statement): string[] {
  return passages.map(({ responseIndex, ...passage }) =>
    quoteOf(input.rows[responseIndex]?.user ?? '', passage),
  );
}

/** Every statement that quotes a sentence or more, once for each passage. */
export function statementsOf(one: Analysed): { key: string; quotes: string[]; text: string }[] {
  const { bullets, taglines, summary, personas } = one.analysis;
  const seen = new Set<string>();
  return [...bullets, ...taglines.slice(0, 1), ...personas, ...summary].flatMap((statement) => {
    const quotes = quotesOf(one, statement);
    const key = statementKey(one.id, quotes);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, quotes, text: statement.text }];
  });
}

/** Of the statements of interviews, those that were read by hand, and what was found. */
export function statementFigures(of: readonly Analysed[]): StatementFigures {
  const labels = new Map(
    labelsIn('statement-labels', 'demo-statement-labels').map((label) => [label.key, label]),
  );
  const all = of.flatMap((one) => statementsOf(one));
  const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
  const known = all.flatMap(({ key }) => labels.get(key) ?? []);
  return {
    statements: all.length,
    // A sentence of the summary has its quote within; a headline has no final mark.
    verbatim: all.filter(({ text, quotes }) => quotes.every((quote) => plain(text).includes(plain(quote))))
      .length,
    labelled: known.length,
    supported: known.filter(({ supported }) => supported).length,
    whole: known.filter(({ whole }) => whole).length,
    reversed: known.filter(({ reversed }) => reversed).length,
  };
}

function labelsIn(...files: string[]): StatementLabel[] {
  return files.flatMap((file) => {
    const path = join(process.cwd(), 'lib/testing/evaluation/fixtures', `${file}.json`);
    return JSON.parse(readFileSync(path, 'utf8')) as StatementLabel[];
  });
}

/** The analysed interviews of the measured half. */
export function measuredInterviews(): Analysed[] {
  const ids = new Set(heldInterviews('measured').map(({ id }) => id));
  return analysedStudy().filter(({ id }) => ids.has(id));
}
