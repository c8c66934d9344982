/**
 * Undo and redo over whole values, which share what they have in common: a step back is the very value that was
 * there. Steps of one group that follow each other closely are one step, so that a word typed is undone at once.
 */
export interface History<T> {
  past: readonly Step<T>[];
  present: T;
  future: readonly Step<T>[];
  /** Of the last step, while more of its group may join it. */
  open: { group: string; at: number } | null;
}
interface Step<T> {
  /** What undo puts back, or redo brings again. */
  value: T;
  label: string;
}

const MOST_STEPS = 500;
const GROUP_MS = 1_200;

export function newHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], open: null };
}

/** The history with a new present; the same history when nothing changed. `at` in milliseconds. */
export function recorded<T>(
  history: History<T>,
  present: T,
  step: { label: string; group?: string | undefined; at: number },
): History<T> {
  if (present === history.present) return history;
  const { open } = history;
  const joins =
    open !== null && step.group !== undefined && open.group === step.group && step.at - open.at < GROUP_MS;
  const past = joins
    ? history.past
    : [...history.past.slice(1 - MOST_STEPS), { value: history.present, label: step.label }];
  return {
    past,
    present,
    future: [],
    open: step.group === undefined ? null : { group: step.group, at: step.at },
  };
}

export function undone<T>(history: History<T>): History<T> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.value,
    future: [{ value: history.present, label: step.label }, ...history.future],
    open: null,
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { value: history.present, label: step.label }],
    present: step.value,
    future,
    open: null,
  };
}
