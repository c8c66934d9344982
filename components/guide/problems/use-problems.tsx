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
  /** All of them: what keeps the guide from being launched. */
  list: readonly ListedProblem[];
  /** Those that are pointed at. What is still being written lacks much, and nobody is told so before they left it. */
  shown: readonly ListedProblem[];
  /** By item id. */
  ofItem: ReadonlyMap<string, readonly ListedProblem[]>;
  /** Of a block itself, its concepts included, but not its items: by block id. */
  ofBlock: ReadonlyMap<string, readonly ListedProblem[]>;
}

interface Showing extends Problems {
  /** A field was left: from now on it is said what it lacks. */
  leave: (field: string) => void;
  /** Somebody asked for them all, or wants to launch. */
  showAll: () => void;
}

const NONE: Problems = { list: [], shown: [], ofItem: new Map(), ofBlock: new Map() };
const ProblemsContext = createContext<Showing>({ ...NONE, leave: () => {}, showAll: () => {} });

/**
 * Finds the problems of the guide after a keystroke was drawn, not before: typing never waits for them. As long as
 * they are the same, nothing below is drawn again.
 */
export function ProblemsProvider({ children }: { children: ReactNode }) {
  const guide = useDeferredValue(useGuide(({ history }) => history.present.guide));
  const selection = useGuide((state) => state.selection);
  const list = useMemo(() => listedProblems(guide), [guide]);
  // What a guide lacks as it is opened was left long ago.
  const [told, setTold] = useState<ReadonlySet<string>>(() => new Set(list.map(({ lasting }) => lasting)));
  const isShown = (one: ListedProblem) =>
    one.problem.rule !== 'B2' || !isWithin(one, selection) || told.has(one.lasting);
  const found = useFound(list, list.filter(isShown));
  const tell = useCallback((problems: readonly ListedProblem[]) => {
    setTold((before) => {
      const added = problems.filter(({ lasting }) => !before.has(lasting));
      return added.length === 0 ? before : new Set([...before, ...added.map(({ lasting }) => lasting)]);
    });
  }, []);
  // Once said, it is said until it is mended.
  useEffect(() => tell(found.shown), [tell, found]);
  const showing = useMemo<Showing>(
    () => ({
      ...found,
      leave: (field) => tell(found.list.filter((one) => isWithin(one, selection) && one.field === field)),
      showAll: () => tell(found.list),
    }),
    [found, selection, tell],
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
