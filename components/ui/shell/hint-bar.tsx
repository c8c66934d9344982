'use client';
import { Key } from '../key-hint';
import { useShortcutRegistry } from './shortcuts';

/** The shortcuts of this view at the foot, in one line; those that do not fit are in the sheet. */
export function HintBar({ onSheet }: { onSheet: () => void }) {
  const { groups, letters } = useShortcutRegistry();
  const hints = letters
    ? groups.flatMap(({ shortcuts }) => shortcuts.filter(({ hint, off }) => hint && !off))
    : [];
  return (
    <footer className="flex h-hints shrink-0 items-center gap-5 overflow-hidden border-t border-line bg-paper px-6 text-12 text-ink-3 max-[60rem]:hidden pointer-coarse:hidden print:hidden">
      {/* What does not fit goes on in lines below, which are not shown: nothing is cut through. */}
      <span className="flex h-full min-w-0 flex-wrap gap-x-5 overflow-hidden">
        {hints.map(({ keys, label }) => (
          <span
            key={`${keys} ${label}`}
            className="inline-flex h-full items-center gap-1.5 whitespace-nowrap"
          >
            <Keys keys={keys} />
            {label}
          </span>
        ))}
      </span>
      <button
        type="button"
        onClick={onSheet}
        className="ms-auto inline-flex shrink-0 items-center gap-1.5 hover:text-ink"
      >
        <Key>?</Key>
        all shortcuts
      </button>
    </footer>
  );
}

/** "⌘K" as two keys, "J K" as two, "Space" as one. */
export function Keys({ keys, always }: { keys: string; always?: boolean }) {
  const parts = keys.split(' ').flatMap((part) => (/^[⌘⇧]/u.test(part) ? [...part] : [part]));
  return (
    <span className="inline-flex gap-0.5">
      {parts.map((part, at) => (
        <Key key={at} always={always}>
          {part}
        </Key>
      ))}
    </span>
  );
}
