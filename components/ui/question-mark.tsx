import { classNames } from './class-names';

/** A question's number: Q4. */
export function QuestionMark({ children, on }: { children: string; on?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-[1.75rem] shrink-0 place-items-center rounded-1 px-1 text-11 font-strong',
        on ? 'bg-accent text-on-accent' : 'text-ink-2 ring-1 ring-line-strong ring-inset',
      )}
    >
      {children}
    </span>
  );
}
