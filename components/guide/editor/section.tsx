import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A part of the open question, below a hairline. */
export function Section({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames('border-t border-line px-4 py-3', className)}>{children}</div>;
}

export function SectionHead({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="mb-1.5 flex min-h-sm flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-medium">{label}</h3>
      {children}
    </div>
  );
}
