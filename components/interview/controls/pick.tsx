import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { ControlIcon } from './control-icon';

export interface PickProps {
  kind: 'radio' | 'checkbox';
  /** The radio group. */
  name: string;
  checked: boolean;
  /** `pressed`: by a pointer or by Space, not by an arrow on the way to another option. */
  onPick: (pressed: boolean) => void;
  disabled: boolean;
  children: ReactNode;
  /** Shown at the end where there is a keyboard. */
  digit?: number | undefined;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string;
}

const ROW =
  'grid min-h-touch w-full cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-3 border border-line-strong bg-sheet px-4 py-2 text-16 transition-colors duration-1';
const STATES =
  'hover:border-line-control has-checked:border-(--brand,var(--accent)) has-checked:bg-(--brand-wash,var(--accent-wash)) has-checked:ring-1 has-checked:ring-inset has-checked:ring-(--brand,var(--accent)) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';

/** An option as a row that can be pressed anywhere. */
export function Pick({ children, digit, className = '', ...input }: PickProps) {
  return (
    <PickLabel {...input} className={`${ROW} ${STATES} ${className}`}>
      <span className="min-w-0 break-words">
        <bdi>{children}</bdi>
      </span>
      {digit !== undefined && digit < 10 && <DigitKey digit={digit} />}
    </PickLabel>
  );
}

/** The longest time in milliseconds between a pointer's release and the click that it causes. */
const CLICK_DELAY_MS = 500;

/**
 * The label around an option's input and text. The input is invisible at its mark's place, so that its keys, its name
 * and its group are the browser's own.
 */
export function PickLabel({ kind, onPick, children, className, ...input }: Omit<PickProps, 'digit'>) {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return (
    <label
      className={className}
      onPointerUp={(event) => {
        pressedAt.current = event.timeStamp;
      }}
    >
      <span className="relative grid size-5">
        <input
          ref={input.inputRef}
          type={kind}
          name={input.name}
          checked={input.checked}
          // Not `disabled`: that would drop the focus while an answer is sent.
          aria-disabled={input.disabled || undefined}
          aria-describedby={input.describedBy}
          onChange={(event) => {
            if (input.disabled) return;
            onPick(kind === 'checkbox' || event.timeStamp - pressedAt.current < CLICK_DELAY_MS);
          }}
          className="peer absolute inset-0 z-1 m-0 size-full appearance-none opacity-0"
        />
        <PickMark kind={kind} />
      </span>
      {children}
    </label>
  );
}

const MARK =
  'grid size-5 place-items-center border border-line-control bg-sheet text-(--on-brand,var(--on-accent)) transition-colors duration-1 peer-checked:border-(--brand,var(--accent))';

function PickMark({ kind }: { kind: PickProps['kind'] }) {
  if (kind === 'radio')
    return <span aria-hidden className={`${MARK} rounded-full peer-checked:border-[6px]`} />;
  return (
    <span
      aria-hidden
      className={`${MARK} rounded-1 peer-checked:bg-(--brand,var(--accent)) [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100`}
    >
      <ControlIcon icon={Check} className="size-[0.875rem]" />
    </span>
  );
}

function DigitKey({ digit }: { digit: number }) {
  return (
    <kbd
      aria-hidden
      className="hidden h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-1 border border-line-strong bg-sheet px-1 font-ui text-11 text-ink-2 tabular-nums @min-[40rem]:inline-flex pointer-coarse:hidden"
    >
      {digit}
    </kbd>
  );
}
