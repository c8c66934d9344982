'use client';
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useRef } from 'react';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { sameValue } from '../model/same-value';
import { useGuide } from '../store/use-guide';
import { type ListedProblem, listedProblems } from './listed-problem';

interface Problems {
  list: readonly ListedProblem[];
  /** By item id. */
  ofItem: ReadonlyMap<string, readonly ListedProblem[]>;
  /** Of a block itself, its concepts included, but not its items: by block id. */
  ofBlock: ReadonlyMap<string, readonly ListedProblem[]>;
}

const NONE: Problems = { list: [], ofItem: new Map(), ofBlock: new Map() };
const ProblemsContext = createContext<Problems>(NONE);

/**
 * Finds the problems of the guide after a keystroke was drawn, not before: typing never waits for them. As long as
 * they are the same, nothing below is drawn again.
 */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const guide = useDeferredValue(useGuide(({ history }) => history.present.guide));
  return <ProblemsContext value={useFound(guide)}>{children}</ProblemsContext>;
}

function useFound(guide: IdentifiedGuide): Problems {
  const last = useRef<Problems>(NONE);
  return useMemo(() => {
    const list = listedProblems(guide);
    if (!sameValue(list, last.current.list)) last.current = grouped(list);
    return last.current;
  }, [guide]);
}

function grouped(list: readonly ListedProblem[]): Problems {
  const ofItem = new Map<string, ListedProblem[]>();
  const ofBlock = new Map<string, ListedProblem[]>();
  for (const problem of list) {
    const [groups, id] =
      problem.itemId === null ? [ofBlock, problem.blockId] : ([ofItem, problem.itemId] as const);
    if (id === null) continue;
    const group = groups.get(id);
    if (group) group.push(problem);
    else groups.set(id, [problem]);
  }
  return { list, ofItem, ofBlock };
}

export function useProblems(): Problems {
  return use(ProblemsContext);
}
