import { CODE_TEXTS } from '@/lib/wire/docs/codes';
import type { ApiDocument } from './document';

/** Every code with the statuses that operations return it with, as a Markdown table. */
export function codesTable({ paths }: ApiDocument): string {
  const statuses = new Map<string, Set<string>>();
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [status, { 'x-codes': codes = [] }] of Object.entries(operation.responses)) {
      for (const code of codes) statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
    }
  }
  const rows = Object.entries(CODE_TEXTS).map(([code, { means, todo }]) => {
    const list = [...(statuses.get(code) ?? [])].sort().join(', ');
    return `| \`${code}\` | ${list} | ${means} | ${todo} |`;
  });
  return ['| Code | Status | What it means | What to do |', '|---|---|---|---|', ...rows].join('\n');
}
