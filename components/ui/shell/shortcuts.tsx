'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export interface Shortcut {
  /** As shown and as pressed: "J", "⌘K", "Alt ↑", "↵", "Space", "?". ⌘ is Control where there is no Command key. */
  keys: string;
  label: string;
  run: () => void;
  /** Active while a field has the focus, too. Only for keys that type nothing. */
  inFields?: boolean;
  /** Shown in the hint bar. */
  hint?: boolean;
  /** Active, but listed with another one: "↑ ↓" stands for both. */
  unlisted?: boolean;
  /** Registered, but not available now. */
  off?: boolean;
}

interface Group {
  name: string;
  shortcuts: readonly Shortcut[];
}

type Put = (id: symbol, group: Group | null) => void;

interface Registry {
  groups: readonly Group[];
  /** Whether single letters and signs are active (they can be switched off). */
  letters: boolean;
  setLetters: (on: boolean) => void;
}

const RegistryContext = createContext<Registry | null>(null);
/** Apart: whoever registers shortcuts is not made again because others do. */
const PutContext = createContext<Put | null>(null);
const LETTERS_KEY = 'colloquy.letters';

/** All shortcuts of a page: the listener, and the entries of the sheet and the hint bar. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ReadonlyMap<symbol, Group>>(new Map());
  const [letters, setLettersState] = useState(true);
  useEffect(() => {
    setLettersState(localStorage.getItem(LETTERS_KEY) !== 'off');
  }, []);
  const setLetters = useCallback((on: boolean) => {
    localStorage.setItem(LETTERS_KEY, on ? 'on' : 'off');
    setLettersState(on);
  }, []);
  const put = useCallback<Put>((id, group) => {
    setEntries((before) => {
      const next = new Map(before);
      if (group) next.set(id, group);
      else next.delete(id);
      return next;
    });
  }, []);
  const groups = useMemo(() => [...entries.values()], [entries]);
  const latest = useRef({ groups, letters });
  useLayoutEffect(() => {
    latest.current = { groups, letters };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = shortcutFor(event, latest.current.groups, latest.current.letters);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const registry = useMemo(() => ({ groups, letters, setLetters }), [groups, letters, setLetters]);
  return (
    <PutContext value={put}>
      <RegistryContext value={registry}>{children}</RegistryContext>
    </PutContext>
  );
}

/** The newest group that has the key is used: a dialog's before its page's. */
function shortcutFor(event: KeyboardEvent, groups: readonly Group[], letters: boolean): Shortcut | undefined {
  const pressed = keysOf(event);
  const inField = isField(event.target);
  // A modal dialog has the keyboard to itself: only its own shortcuts, which are the newest, can apply.
  const inDialog =
    event.target instanceof Element && event.target.closest('[role="dialog"],[role="alertdialog"]');
  for (const group of [...groups].reverse()) {
    for (const shortcut of group.shortcuts) {
      if (shortcut.off || normal(shortcut.keys) !== pressed) continue;
      if (inField && !shortcut.inFields) continue;
      if (inDialog && !shortcut.inFields) continue;
      if (!letters && isSingle(shortcut.keys)) continue;
      if (isOwnKeyOf(event.target, pressed)) continue;
      return shortcut;
    }
  }
  return undefined;
}

/** Registers a view's shortcuts while it is shown. `group` is the heading in the sheet: "Studies". */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[]): void {
  const put = use(PutContext);
  const runs = useRef(shortcuts);
  useLayoutEffect(() => {
    runs.current = shortcuts;
  });
  const shape = JSON.stringify(
    shortcuts.map(({ keys, label, inFields, hint, unlisted, off }) => [
      keys,
      label,
      inFields,
      hint,
      unlisted,
      off,
    ]),
  );
  // Before the page is painted: who sees it can use its keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape says when the list is another one
  useLayoutEffect(() => {
    if (!put) return;
    const id = Symbol(group);
    // The actions may change with every rendering; the list changes only with the keys and labels.
    put(id, {
      name: group,
      shortcuts: runs.current.map((shortcut, at) => ({ ...shortcut, run: () => runs.current[at]?.run() })),
    });
    return () => put(id, null);
  }, [put, group, shape]);
}

export function useShortcutRegistry(): Registry {
  const registry = use(RegistryContext);
  return registry ?? { groups: [], letters: true, setLetters: () => undefined };
}

const NAMES = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['Enter', '↵'],
  [' ', 'SPACE'],
  ['Escape', 'ESC'],
  ['Backspace', '⌫'],
  ['Delete', '⌫'],
]);

function keysOf(event: KeyboardEvent): string {
  const name = NAMES.get(event.key) ?? event.key.toUpperCase();
  const shift = event.shiftKey && (NAMES.has(event.key) || event.metaKey || event.ctrlKey || event.altKey);
  return `${event.metaKey || event.ctrlKey ? '⌘' : ''}${event.altKey ? 'ALT' : ''}${shift ? '⇧' : ''}${name}`;
}

/** "⇧⌘Z" and "⌘⇧Z" are the same. */
function normal(keys: string): string {
  const text = keys.replaceAll(' ', '').toUpperCase();
  const rest = text.replace('⌘', '').replace('ALT', '').replace('⇧', '');
  return `${text.includes('⌘') ? '⌘' : ''}${text.includes('ALT') ? 'ALT' : ''}${text.includes('⇧') ? '⇧' : ''}${rest}`;
}

const isSingle = (keys: string) => [...keys].length === 1;

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement &&
        !['checkbox', 'radio', 'button', 'range'].includes(target.type)) ||
      target.closest('[role="menu"],[role="listbox"]') !== null)
  );
}

/** Enter and Space press the focused element; arrow keys move within elements that use them. */
function isOwnKeyOf(target: EventTarget | null, pressed: string): boolean {
  if (!(target instanceof Element)) return false;
  if (pressed === '↵' || pressed === 'SPACE')
    return target.closest('button,a,summary,input,[role="button"]') !== null;
  if (/^[↑↓←→]$/u.test(pressed))
    return target.closest('input,[role="radiogroup"],[role="tablist"],[role="slider"]') !== null;
  return false;
}
