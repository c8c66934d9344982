'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Note } from '@/components/ui/note';
import type { ForecastQuery } from '@/lib/client/retention';
import { goesNext, goesWithinTheHour, keptWords } from './forecast-words';

/** What is deleted next, as it is saved or as it would be with the numbers in the form. */
export function RetentionNote({ query, isSaved }: { query: ForecastQuery; isSaved: boolean }) {
  const { data, error, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <p role="status" className="text-12 text-ink-2">
        {'What would be deleted could not be found out. '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  // As high as what comes, so that nothing moves.
  if (!data) return <p className="text-12 text-ink-3">Looking what is due…</p>;
  const now = goesWithinTheHour(data);
  const kept = keptWords(data);
  return (
    <div className="grid gap-2">
      {now.length > 0 && !isSaved ? (
        <Note tone="caution" live="status" title="Saving this deletes within the hour:">
          {`${now.join(' ')} It cannot be undone.`}
        </Note>
      ) : (
        <p role="status" className="text-12 text-ink-2">
          {goesNext(data)}
        </p>
      )}
      {kept ? <p className="text-12 text-ink-3">{kept}</p> : null}
      {data.held > 0 ? (
        <p className="text-12 text-ink-3">
          {`${data.held === 1 ? '1 response' : `${data.held} responses`} would be due, and a legal hold keeps ${data.held === 1 ? 'it' : 'them'}.`}
        </p>
      ) : null}
    </div>
  );
}
