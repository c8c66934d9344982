import type { ReactNode } from 'react';

/** A row of a settings page: its name and explanation at the left, its control at the right. */
export function FormRow({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-[15rem_minmax(0,34rem)] gap-8 border-line border-b py-5 max-[78rem]:grid-cols-[12rem_minmax(0,34rem)] max-[60rem]:grid-cols-1 max-[60rem]:gap-3">
      <div>
        <h2 className="font-medium">{title}</h2>
        {about ? <p className="mt-0.5 text-ink-3">{about}</p> : null}
      </div>
      <div className="grid grid-cols-1 content-start gap-3">{children}</div>
    </section>
  );
}
