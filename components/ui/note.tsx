import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

const TONES = {
  plain: { box: 'border-line-strong bg-well', sign: 'text-ink-3', Sign: Info },
  info: { box: 'border-accent-line bg-accent-wash', sign: 'text-accent', Sign: Info },
  positive: { box: 'border-positive-line bg-positive-wash', sign: 'text-positive', Sign: CircleCheck },
  caution: { box: 'border-caution-line bg-caution-wash', sign: 'text-caution', Sign: TriangleAlert },
  critical: { box: 'border-critical-line bg-critical-wash', sign: 'text-critical', Sign: CircleAlert },
};

interface NoteProps {
  tone?: keyof typeof TONES;
  /** The first words, strong: what happened. */
  title?: string;
  children?: ReactNode;
  /** Buttons or links for the remedy. */
  actions?: ReactNode;
  /** Announced at once (alert) or at the next pause (status). */
  live?: 'alert' | 'status';
  className?: string;
}

/** Says what happened, to what, and what to do. */
export function Note({ tone = 'plain', title, children, actions, live, className }: NoteProps) {
  const { box, sign, Sign } = TONES[tone];
  return (
    <div
      role={live}
      className={classNames(
        'flex gap-2 rounded-3 border px-3 py-[0.625rem] text-13 text-ink-2',
        box,
        className,
      )}
    >
      <Sign aria-hidden className={classNames('mt-0.5 size-4 shrink-0', sign)} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div>
          {title ? <strong className="font-strong text-ink">{title} </strong> : null}
          {children}
        </div>
        {actions ? <div className="flex flex-wrap gap-2 pt-1">{actions}</div> : null}
      </div>
    </div>
  );
}
