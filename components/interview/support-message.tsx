import { supportLines } from './support-lines';

/** Whom to turn to, as the operator entered it, a row for each line; nothing where nothing was entered. */
export function SupportMessage({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <ul className="mt-6 max-w-[42rem] border-line border-t">
      {supportLines(message).map(({ words, number, href }, at) => (
        <li
          key={at}
          dir="auto"
          className="flex min-h-[3.5rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-3"
        >
          <span className="min-w-0 text-16 text-ink leading-6 [overflow-wrap:anywhere]">{words}</span>
          {href ? (
            <a
              href={href}
              dir="ltr"
              className="inline-flex min-h-[2.75rem] items-center text-[1.5rem] text-accent tabular-nums leading-8"
            >
              {number}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
