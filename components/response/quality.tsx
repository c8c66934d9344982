'use client';
import { ChevronDown } from 'lucide-react';
import { Score } from '@/components/ui/score';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';

const NAMES = {
  depth: 'Depth',
  specificity: 'Concreteness',
  relevance: 'Relevance',
  effort: 'Effort',
  consistency: 'Consistency',
};
/** The parts that the summary line names; all are in the details. */
const IN_SHORT = new Set(['depth', 'specificity', 'relevance']);

/** The score with its reasons in words; the parts unfold. */
export function Quality({ quality }: { quality: NonNullable<ResponseReading['quality']> }) {
  const { score, parts, lowered } = quality;
  const shown = parts.filter(({ part }) => IN_SHORT.has(part));
  const words = (shown.length > 0 ? shown : parts).map((part) => part.words).join(', ');
  return (
    <div className="grid gap-1">
      <details className="group">
        <summary className="flex list-none flex-wrap items-center gap-x-2 rounded-1 [&::-webkit-details-marker]:hidden">
          <Score value={score} />
          <span className="text-ink-2">
            {words}
            <ChevronDown
              aria-hidden
              className="ms-1.5 inline size-3 text-ink-3 transition-transform duration-1 group-open:rotate-180"
            />
          </span>
          <span className="sr-only">, parts of the score</span>
        </summary>
        <dl className="mt-1.5 mb-1 grid max-w-[22rem] grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-12">
          {parts.map(({ part, value, words: text }) => (
            <div key={part} className="contents">
              <dt className="text-ink-3">{NAMES[part]}</dt>
              <dd aria-hidden className="h-1.5 overflow-hidden rounded-full bg-data-0">
                <span className="block h-full bg-data-1" style={{ width: `${value * 100}%` }} />
              </dd>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {lowered.length > 0 ? (
        <p className="text-12 text-caution">{`Lowered by ${lowered.join(', ')}`}</p>
      ) : null}
    </div>
  );
}
