import { Flag } from 'lucide-react';

/** The sign of a response or a row in which something sounds like danger: sign and word; `closed`: somebody looks after it. */
export function SafetySign({ word = 'Safety', closed = false }: { word?: string; closed?: boolean }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-12 ${closed ? 'text-ink-3' : 'text-critical'}`}
    >
      <Flag aria-hidden className="size-[0.875rem]" />
      {word}
    </span>
  );
}
