import { Flag } from 'lucide-react';

/** The sign of a response or a row in which something sounds like danger: sign and word. */
export function SafetySign({ word = 'Safety' }: { word?: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-12 text-critical">
      <Flag aria-hidden className="size-[0.875rem]" />
      {word}
    </span>
  );
}
