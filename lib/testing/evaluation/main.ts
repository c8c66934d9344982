import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bookletOf, keepRatings } from './booklets';
import { listFigures } from './question-lists';
import { evaluationReport } from './report';
import { modelReport, modelToMeasure } from './with-model';
import { wordingFigures } from './wording';

/** What readers rate, and the draw of who sees what. */
const READ = { sets: ['ninth', 'real'], order: 'ninth' } as const;

/**
 * `npm run eval`: measures the built-in moderator, and the model of `LLM_*` when one is set; prints the figures and writes
 * docs/evaluation.md. With `-- --booklets FOLDER` it writes what readers are given instead, and with `-- --ratings FOLDER`
 * it keeps what they wrote (`ratings-X1.json`, `ratings-X2.json`, `ratings-Y1.json`, `ratings-Y2.json`).
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { booklets: { type: 'string' }, ratings: { type: 'string' } },
  });
  if (values.booklets !== undefined) {
    mkdirSync(values.booklets, { recursive: true });
    for (const name of ['X', 'Y'] as const) {
      const { text } = bookletOf(name, READ.sets, READ.order);
      writeFileSync(join(values.booklets, `booklet-${name}.txt`), text);
    }
    return;
  }
  if (values.ratings !== undefined) {
    process.stdout.write(`${keepRatings(values.ratings, READ.sets, READ.order)} follow-ups rated.\n`);
    return;
  }
  const model = modelToMeasure(process.env);
  const report = evaluationReport(model ? await modelReport(model) : undefined);
  writeFileSync(join(process.cwd(), 'docs/evaluation.md'), report);
  process.stdout.write(`${report.split('## Odd and hostile answers')[0]}\nWritten to docs/evaluation.md.\n`);
  process.stdout.write(`${guideFigures().join('\n')}\n`);
}

/** Decisions, N8: pasted question lists, and remarks on wording. */
function guideFigures(): string[] {
  const lists = (['built', 'measured', 'last'] as const).map((half) => {
    const { typed, whole, questions } = listFigures(half);
    return `Question lists (${half}): ${typed} of ${questions} typed right, ${whole} with the right answers as well.`;
  });
  const { right, texts, falseAlarms, missed } = wordingFigures();
  return [
    ...lists,
    `Remarks on wording: ${right} of ${texts} texts right, ${falseAlarms.length} false alarms, ${missed.length} misses.`,
  ];
}
