'use client';
import { Button } from '@/components/ui/button';
import type { ResponseFindingsV1 } from '@/lib/wire/v1/response-search';
import type { Filters } from './filter-state';

interface NearNoteProps {
  near: ResponseFindingsV1['near'] | undefined;
  filters: Filters;
}

/** Which words were found in the place of a searched one, and the way back to the word alone. */
export function NearNote({ near, filters: { state, setState } }: NearNoteProps) {
  if (state.q.trim() === '') return null;
  if (state.exact)
    return (
      <Line>
        Only the words themselves are found.
        <Button size="sm" variant="quiet" onPress={() => void setState({ exact: null })}>
          Near words, too
        </Button>
      </Line>
    );
  if (near === undefined || near.length === 0) return null;
  return (
    <Line>
      {near.map(({ word, near: words }) => (
        <span key={word}>{`Near “${word}” in this study: ${words.join(', ')}.`}</span>
      ))}
      <Button size="sm" variant="quiet" onPress={() => void setState({ exact: true })}>
        The words alone
      </Button>
    </Line>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <p
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-x-3 border-t border-line px-6 py-1.5 text-13 text-ink-2 max-[60rem]:px-4"
    >
      {children}
    </p>
  );
}
