'use client';
import type { AskedStep } from '@/lib/client/interview/session-state';
import { useTexts } from './use-texts';

/** The interview's progress: a line for each section. */
export function Progress({ section }: { section: AskedStep['section'] }) {
  const texts = useTexts();
  const { number, total, done, questions } = section;
  return (
    <div
      role="img"
      aria-label={texts.part(number, total)}
      className="-mt-px flex gap-1 px-5 min-[45rem]:px-8"
    >
      {Array.from({ length: total }, (_, at) => (
        <span key={at} className="h-0.5 min-w-0.5 flex-1 overflow-hidden rounded-full bg-fill-2">
          <span
            className="block h-full bg-(--brand,var(--accent)) transition-[width] duration-3 motion-reduce:transition-none"
            style={{ width: `${100 * filled(at + 1, { number, done, questions })}%` }}
          />
        </span>
      ))}
    </div>
  );
}

function filled(part: number, at: { number: number; done: number; questions: number }): number {
  if (part !== at.number) return part < at.number ? 1 : 0;
  return (at.done + 0.5) / Math.max(at.questions, 1);
}
