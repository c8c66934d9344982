import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFigures } from './question-lists';
import { evaluationReport } from './report';
import { modelReport, modelToMeasure } from './with-model';
import { wordingFigures } from './wording';

/**
 * `npm run eval`: measures the built-in moderator, and the model of `LLM_*` when one is set; prints the figures and writes
 * docs/evaluation.md.
 */
export async function main(): Promise<void> {
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
