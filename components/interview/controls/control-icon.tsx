import type { LucideIcon } from 'lucide-react';

/** A sign beside a word, or in a button that has a name. */
export function ControlIcon({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return <Icon strokeWidth={1.5} aria-hidden className={className ?? 'size-4'} />;
}
