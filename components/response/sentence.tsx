'use client';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { useDesk } from './reading-desk';

type Statement = NonNullable<ResponseReading['statements']['tagline']>;

/** A generated sentence; pressing it marks the words that it rests on in the transcript. */
export function Sentence({ statement }: { statement: Statement }) {
  const { showEvidence } = useDesk();
  const { text, passages, view } = statement;
  if (passages.length === 0) return <span dir="auto">{text}</span>;
  return (
    <span>
      <button
        type="button"
        dir="auto"
        onClick={() => showEvidence(passages)}
        className="rounded-1 text-start hover:bg-accent-wash-2 hover:text-ink"
      >
        {text}
      </button>
      {view === 'reported' ? (
        <span className="ps-2 text-12 whitespace-nowrap text-ink-3">somebody else’s view</span>
      ) : null}
    </span>
  );
}
