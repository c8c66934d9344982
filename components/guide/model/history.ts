/**
 * Undo and redo over whole immutable values: undo returns the earlier value itself. Steps of one group in quick
 * succession are one step, so that a typed word is undone at once.
 */
export interface History<T> {
  past: readonly Step<T>[];
  present: T;
  future: readonly Step<T>[];
  /** The group of the last step, while more of its steps may join it. */
  open: { group: string; at: number } | null;
}
interface Step<T> {
  /** The values that undo restores, and those that redo restores. */
  value: T;
  label: string;
}

const MOST_STEPS = 500;
const GROUP_MS = 1_200;

export function newHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], open: null };
}

/** The history with a new present value; the same history when nothing changed. `at` in milliseconds. */
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
