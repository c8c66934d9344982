'use client';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names';

const TONES = {
  plain: 'bg-fill text-ink-2',
  chosen: 'bg-accent-wash-2 text-accent',
  caution: 'bg-caution-wash text-caution',
  critical: 'bg-critical-wash text-critical',
  positive: 'bg-positive-wash text-positive',
};
const TAG = 'inline-flex h-5 max-w-full items-center gap-1 whitespace-nowrap rounded-1 px-1.5 text-12';

interface TagProps {
  children: ReactNode;
  tone?: keyof typeof TONES;
  count?: number;
  /** Makes it a button. */
  onPress?: () => void;
  pressed?: boolean;
  /** Adds a cross. `removeLabel` says what it removes: "Remove tag jargon". */
  onRemove?: () => void;
  removeLabel?: string;
  /** The source of the tag, for example. */
  title?: string;
}

export function Tag({
  children,
  tone = 'plain',
  count,
  onPress,
  pressed,
  onRemove,
  removeLabel,
  title,
}: TagProps) {
  const look = classNames(TAG, pressed ? TONES.chosen : TONES[tone]);
  const content = (
    <>
      <span className="truncate">{children}</span>
      {count === undefined ? null : <span className="tabular-nums">{count}</span>}
    </>
  );
  if (onPress) {
    return (
      <button
        type="button"
        title={title}
        aria-pressed={pressed}
        onClick={onPress}
        className={classNames(look, !pressed && 'hover:bg-fill-2 hover:text-ink')}
      >
        {content}
      </button>
    );
  }
  return (
    <span className={look} title={title}>
      {content}
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel ?? 'Remove'}
          onClick={onRemove}
          className="relative -me-0.5 grid size-4 place-items-center rounded-1 text-ink-3 after:absolute after:-inset-1 hover:text-ink"
        >
          <X aria-hidden className="size-3" />
        </button>
      ) : null}
    </span>
  );
}

interface AddTagProps {
  children: ReactNode;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The dashed button that adds one. */
export function AddTag({ children, onPress, ref }: AddTagProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onPress}
      className={classNames(
        TAG,
        'border border-line-control border-dashed text-ink-3 hover:bg-fill hover:text-ink [&_svg]:size-3',
      )}
    >
      {children}
    </button>
  );
}
