'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sameValue } from '../model/same-value';
import type { Selection } from '../model/selection';
import { useGuide } from '../store/use-guide';
import { type ListedProblem, listedProblems } from './listed-problem';

interface Problems {
  /** All problems: they prevent the launch. */
  list: readonly ListedProblem[];
  /**
   * The problems that are shown. A part that is still being written lacks much, which is not shown before the author
   * has left the field.
   */
  shown: readonly ListedProblem[];
  /** By item id. */
  ofItem: ReadonlyMap<string, readonly ListedProblem[]>;
  /** Problems of a block itself, its concepts included, but not of its items: by block id. */
  ofBlock: ReadonlyMap<string, readonly ListedProblem[]>;
}

interface Showing extends Problems {
  /** The author left a field: its missing parts are shown from now on. */
  leave: (field: string) => void;
  /** Shows all, because the author asked for them or wants to launch. */
  showAll: () => void;
}

const NONE: Problems = { list: [], shown: [], ofItem: new Map(), ofBlock: new Map() };
const ProblemsContext = createContext<Showing>({ ...NONE, leave: () => {}, showAll: () => {} });

/**
 * Finds the problems of the guide after a keystroke was rendered, not before: typing never waits for them. While they
 * are the same, nothing below is rendered again.
 */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const guide = useDeferredValue(useGuide(({ history }) => history.present.guide));
  const selection = useGuide((state) => state.selection);
  const list = useMemo(() => listedProblems(guide), [guide]);
  // Problems that exist when the guide is opened are shown at once.
  const [reported, setReported] = useState<ReadonlySet<string>>(
    () => new Set(list.map(({ lasting }) => lasting)),
  );
  const isShown = (one: ListedProblem) =>
    one.problem.rule !== 'B2' || !isWithin(one, selection) || reported.has(one.lasting);
  const found = useFound(list, list.filter(isShown));
  const report = useCallback((problems: readonly ListedProblem[]) => {
    setReported((before) => {
      const added = problems.filter(({ lasting }) => !before.has(lasting));
      return added.length === 0 ? before : new Set([...before, ...added.map(({ lasting }) => lasting)]);
    });
  }, []);
  // A problem that was shown stays visible until it is solved.
  useEffect(() => report(found.shown), [report, found]);
  const showing = useMemo<Showing>(
    () => ({
      ...found,
      leave: (field) => report(found.list.filter((one) => isWithin(one, selection) && one.field === field)),
      showAll: () => report(found.list),
    }),
    [found, selection, report],
  );
  return <ProblemsContext value={showing}>{children}</ProblemsContext>;
}

/** Whether it is about the part that is open. */
function isWithin({ itemId, blockId }: ListedProblem, selection: Selection): boolean {
  if (selection.kind === 'item') return itemId === selection.id;
  return selection.kind === 'block' && blockId === selection.id;
}

function useFound(list: readonly ListedProblem[], shown: readonly ListedProblem[]): Problems {
  const last = useRef<Problems>(NONE);
  if (!sameValue(list, last.current.list) || !sameValue(shown, last.current.shown)) {
    last.current = { list, shown, ...grouped(shown) };
  }
  return last.current;
}

function grouped(list: readonly ListedProblem[]): Pick<Problems, 'ofItem' | 'ofBlock'> {
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
  return { ofItem, ofBlock };
}

export function useProblems(): Showing {
  return use(ProblemsContext);
}
