'use client';
import { createContext, type ReactNode, use, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { findHits } from '@/lib/domain/reading/find-hits';
import { useDesk } from './reading-desk';
import { rowId } from './response-address';

export interface RowHit {
  row: number;
  part: 'moderator' | 'user';
  start: number;
  end: number;
}

interface Find {
  words: string;
  setWords: (words: string) => void;
  hits: readonly RowHit[];
  /** The current match, from 0; -1 before the first. */
  at: number;
  step: (by: 1 | -1) => void;
  hitsOf: (row: number, part: RowHit['part']) => readonly (RowHit & { isCurrent: boolean })[];
}

const FindContext = createContext<Find | null>(null);

export function useFind(): Find {
  const find = use(FindContext);
  if (!find) throw new Error('useFind is for the parts of a response page.');
  return find;
}

/** Finds words in questions and answers. */
export function FindProvider({ children }: { children: ReactNode }) {
  const { reading } = useDesk();
  const [words, setWordsState] = useState('');
  const [at, setAt] = useState(-1);
  const wanted = useDeferredValue(words);
  const hitsFor = useCallback(
    (sought: string): RowHit[] =>
      reading.transcript.flatMap((row) =>
        (['moderator', 'user'] as const).flatMap((part) =>
          findHits(row[part], sought).map((hit) => ({ row: row.responseIndex, part, ...hit })),
        ),
      ),
    [reading.transcript],
  );
  const hits = useMemo(() => hitsFor(wanted), [hitsFor, wanted]);
  const setWords = useCallback((next: string) => {
    setWordsState(next);
    setAt(-1);
  }, []);
  const step = useCallback(
    (by: 1 | -1) => {
      // Enter may be pressed before the matches are computed.
      const found = wanted === words ? hits : hitsFor(words);
      if (found.length === 0) return;
      const next = at < 0 && by < 0 ? found.length - 1 : (at + by + found.length) % found.length;
      setAt(next);
      const hit = found[next];
      // The field keeps the focus, so that Enter can be pressed again.
      if (hit) document.getElementById(rowId(hit.row))?.scrollIntoView({ block: 'center' });
    },
    [hits, hitsFor, wanted, words, at],
  );
  const hitsOf = useCallback<Find['hitsOf']>(
    (row, part) =>
      hits.flatMap((hit, place) =>
        hit.row === row && hit.part === part ? [{ ...hit, isCurrent: place === at }] : [],
      ),
    [hits, at],
  );
  const find = useMemo(
    () => ({ words, setWords, hits, at, step, hitsOf }),
    [words, setWords, hits, at, step, hitsOf],
  );
  return <FindContext value={find}>{children}</FindContext>;
}
