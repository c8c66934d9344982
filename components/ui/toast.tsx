'use client';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast as sonner, Toaster } from 'sonner';

/** How many milliseconds a confirmation is shown. */
const STAYS_MS = 6000;

/** The place of toasts; once, in the page's frame. */
export function Toasts() {
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

export const toast = {
  /** Confirms an action; with `undo` it can be undone while it is shown, `next` leads on. `stays` in milliseconds. */
  done(
    text: string,
    options: {
      undo?: () => void;
      next?: { label: string; run: () => void };
      stays?: number;
      onGone?: () => void;
    } = {},
  ): string | number {
    const { undo, next, stays = STAYS_MS, onGone } = options;
    return sonner.custom(
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
      { duration: stays, ...(onGone ? { onAutoClose: onGone, onDismiss: onGone } : {}) },
    );
  },
  /** A failure, shown until it is closed. Never for errors that belong beside a field. */
  failed(text: string, options: { retry?: () => void } = {}): string | number {
    const { retry } = options;
    return sonner.custom(
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
      { duration: Number.POSITIVE_INFINITY },
    );
  },
  dismiss(id: string | number): void {
    sonner.dismiss(id);
  },
};

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
      onClick={run}
      className="shrink-0 font-strong underline decoration-[color-mix(in_oklch,currentColor_45%,transparent)] underline-offset-[3px]"
    >
      {children}
    </button>
  );
}
