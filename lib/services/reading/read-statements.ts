import type { Statements } from '@/lib/domain/analysis/analysis';
import type { ResponseRow } from '@/lib/store/responses';

const NONE: Statements = { tagline: null, summary: [], bullets: [], tags: [], personas: [] };

/**
 * What the analyst states about a response, with the passages that support it. Nothing while words have changed since:
 * the places are those of the words that were analysed.
 */
export function readStatements({
  statements,
  analyzedAt,
}: Pick<ResponseRow, 'statements' | 'analyzedAt'>): Statements {
  return (analyzedAt && statements) || NONE;
}
