import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluationReport } from './report';

/** `npm run eval`: measures the built-in moderator, prints the figures and writes docs/evaluation.md. */
export async function main(): Promise<void> {
  const report = evaluationReport();
  writeFileSync(join(process.cwd(), 'docs/evaluation.md'), report);
  process.stdout.write(`${report.split('## Odd and hostile answers')[0]}\nWritten to docs/evaluation.md.\n`);
}
