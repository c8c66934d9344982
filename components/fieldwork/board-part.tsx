import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

/** A part beside the board, with the way to change it. */
export function BoardPart({ title, href, children }: { title: string; href?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-line border-b px-6 py-5 max-[60rem]:px-4">
      <div className="flex items-baseline">
        <h2 className="font-title text-14">{title}</h2>
        {href ? (
          <Link href={href} className="link ms-auto" aria-label={`Change: ${title}`}>
            Change
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
