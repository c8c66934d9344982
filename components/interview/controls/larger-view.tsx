'use client';

import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';

interface LargerViewProps {
  dialog: RefObject<HTMLDialogElement | null>;
  name: string;
  texts: ControlTexts;
  onClose?: () => void;
  /** Of the window: its width. */
  className?: string;
  children: ReactNode;
}

/** Shows its content as large as possible in a dialog: `dialog.current.showModal()` opens it. */
export function LargerView({ dialog, name, texts, onClose, className = '', children }: LargerViewProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own.
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      onClick={(event) => {
        // A click outside the content: on the backdrop, which belongs to the dialog.
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      className={`m-auto max-h-[96dvh] max-w-[96vw] overflow-auto rounded-4 border border-line-strong bg-sheet p-0 text-ink backdrop:bg-scrim ${className}`}
    >
      <form method="dialog" className="sticky top-0 z-1 flex justify-end bg-sheet">
        <button
          lang={texts.language}
          type="submit"
          className="flex min-h-touch items-center gap-2 px-4 text-14"
        >
          <ControlIcon icon={X} />
          {texts.close}
        </button>
      </form>
      {children}
    </dialog>
  );
}
