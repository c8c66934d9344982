import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('grid max-w-measure gap-3 px-6 py-8', className)}>
      <h2 className="text-16 font-title">{title}</h2>
      {children ? <p className="text-14 text-ink-2">{children}</p> : null}
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
