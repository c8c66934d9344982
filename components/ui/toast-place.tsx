'use client';
import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { returnFocus } from './last-focused';
import type { DoneOptions, ShownToast } from './overlay-types';

/** How many milliseconds a confirmation is shown. */
const STAYS_MS = 6000;

/** The place of toasts. `onThere`: from then on they are shown. */
export function ToastPlace({ onThere }: { onThere: () => void }) {
  useEffect(onThere, [onThere]);
  return (
    <Toaster
      position="bottom-center"
      offset="3rem"
      visibleToasts={3}
      gap={8}
      toastOptions={{ unstyled: true }}
    />
  );
}

/** Confirms an action. */
export function showDone(text: string, options: DoneOptions, shown: ShownToast): void {
  const { undo, next, stays = STAYS_MS, onGone } = options;
  sonner.custom(
    (id) => (
      <Shell role="status" sign={<Check aria-hidden className="size-4 opacity-80" />}>
        <span>{text}</span>
        {undo ? (
          <Act
            run={() => {
              sonner.dismiss(id);
              undo();
            }}
          >
            Undo
          </Act>
        ) : null}
        {next ? (
          <Act
            run={() => {
              sonner.dismiss(id);
              next.run();
            }}
          >
            {next.label}
          </Act>
        ) : null}
      </Shell>
    ),
    { id: shown, duration: stays, ...(onGone ? { onAutoClose: onGone, onDismiss: onGone } : {}) },
  );
}

/** A failure, shown until it is closed. */
export function showFailed(text: string, retry: (() => void) | undefined, shown: ShownToast): void {
  sonner.custom(
    (id) => (
      <Shell role="alert" sign={<CircleAlert aria-hidden className="size-4 opacity-80" />}>
        <span>{text}</span>
        <Act
          run={() => {
            sonner.dismiss(id);
            retry?.();
          }}
        >
          {retry ? 'Try again' : 'Dismiss'}
        </Act>
      </Shell>
    ),
    { id: shown, duration: Number.POSITIVE_INFINITY },
  );
}

/** Whatever a caller draws itself, until it is dismissed. */
export function showToast(content: ReactNode, shown: ShownToast): void {
  sonner.custom(() => <>{content}</>, { id: shown, duration: Number.POSITIVE_INFINITY });
}

export function dismissToast(shown: ShownToast): void {
  sonner.dismiss(shown);
}

function Shell({ role, sign, children }: { role: 'status' | 'alert'; sign: ReactNode; children: ReactNode }) {
  return (
    <div
      role={role}
      className="flex max-w-[30rem] items-center gap-3 rounded-3 bg-ink py-[0.625rem] ps-4 pe-3 font-ui text-13 text-paper"
    >
      {sign}
      {children}
    </div>
  );
}

function Act({ run, children }: { run: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        run();
        returnFocus(currentTarget);
      }}
      className="shrink-0 font-strong underline decoration-[color-mix(in_oklch,currentColor_45%,transparent)] underline-offset-[3px]"
    >
      {children}
    </button>
  );
}
