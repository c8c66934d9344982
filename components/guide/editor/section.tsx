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

/** The API's names of this section and its fields, for readers who want them. */
export function ApiNames({ names }: { names: readonly (readonly [words: string, name: string])[] }) {
  return (
    <details className="text-12 text-ink-3">
      <summary className="w-fit cursor-pointer rounded-1 hover:text-ink">Names in the API</summary>
      <dl className="mt-1.5 grid w-fit grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {names.map(([words, name]) => (
          <div key={name} className="contents">
            <dt>{words}</dt>
            <dd className="machine-name">{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
