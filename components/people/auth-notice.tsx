import type { ReactNode } from 'react';

/** A sign-in page with a message and no fields. */
export function AuthNotice({
  title,
  children,
  actions,
  foot,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className="grid gap-5">
      <h1 className="font-title text-24 tracking-[-0.018em]">{title}</h1>
      <div className="grid gap-3 text-14 text-ink-2">{children}</div>
      {actions ? <div className="grid gap-2">{actions}</div> : null}
      {foot ? <div className="text-13 text-ink-2">{foot}</div> : null}
    </div>
  );
}
