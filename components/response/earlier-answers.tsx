import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';

/** What a participant answered before they changed it; nothing for an answer that stayed. */
export function EarlierAnswers({ row: { earlier, language } }: { row: ReadingRowV1 }) {
  if (earlier.length === 0) return null;
  return (
    <details className="mt-1 text-12 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-1 underline decoration-line-strong underline-offset-4 hover:text-ink">
        Changed by the participant, show earlier answers
      </summary>
      <ol className="mt-1.5 grid gap-1.5">
        {earlier.map(({ text, replacedAt }) => (
          <li
            key={replacedAt}
            dir="auto"
            lang={language}
            className="whitespace-pre-wrap break-words font-read text-ink-2 text-read-17"
          >
            {text === '' ? 'Nothing was written' : text}
          </li>
        ))}
      </ol>
    </details>
  );
}
