'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CopyLink } from './copy-link';
import { Press } from './press';
import { useTexts } from './use-texts';

interface PauseDialogProps {
  /** Null when this device does not have the link's secret. */
  link: (() => string) | null;
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
  onForget: () => void;
  onClose: () => void;
  /** Further settings of this interview. */
  children?: ReactNode;
}

/** Explains a pause, offers the link for continuing elsewhere, and lets another person start. */
export function PauseDialog({ link, shortcuts, onShortcuts, onForget, ...rest }: PauseDialogProps) {
  const texts = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onClose={rest.onClose}
      aria-labelledby={title}
      closedby="any"
      className="mx-auto mt-[12vh] max-h-[80dvh] w-[min(34rem,calc(100vw-2.5rem))] overflow-auto rounded-4 border border-line-strong bg-sheet p-0 text-ink open:animate-rise backdrop:bg-scrim motion-reduce:animate-none"
    >
      <div className="grid gap-4 p-6">
        <h2 id={title} className="font-title text-16">
          {texts.pauseTitle}
        </h2>
        <p className="text-ink-2">{texts.pauseText}</p>
        {link ? (
          <>
            <p className="text-ink-2">{texts.linkText}</p>
            <CopyLink link={link} label={texts.copyLink} />
          </>
        ) : null}
        {rest.children}
        <label className="flex min-h-[2.75rem] items-center gap-3 pointer-coarse:hidden">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => onShortcuts(event.target.checked)}
            className="size-5 accent-(--brand,var(--accent))"
          />
          {texts.shortcuts}
        </label>
        <div className="grid gap-2 border-line border-t pt-4">
          <p className="text-ink-2">
            <strong className="font-strong text-ink">{texts.notYou}</strong> {texts.notYouText}
          </p>
          <button type="button" className="link min-h-[2.75rem] justify-self-start" onClick={onForget}>
            {texts.startAsOther}
          </button>
        </div>
        <Press look="primary" size="big" onClick={() => dialog.current?.close()}>
          {texts.goOn}
        </Press>
      </div>
    </dialog>
  );
}
