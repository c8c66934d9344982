'use client';
import { Maximize2, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';

interface MaterialThumbProps {
  name: string;
  /** The first picture; null where there are only films or pages. */
  picture: string | null;
  texts: ControlTexts;
  className: string;
  /** All of it, as large as it can be. */
  children: ReactNode;
}

/** What a question is about, small beside it where there is little room; a press opens it whole. */
export function MaterialThumb({ name, picture, texts, className, children }: MaterialThumbProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div className={className}>
      <button
        type="button"
        aria-label={texts.larger(name)}
        // A press does not take the focus from the field, so that the keyboard is there again afterwards.
        onMouseDown={(event) => event.preventDefault()}
        onClick={show}
        className="relative block h-16 w-[5.5rem] overflow-hidden rounded-2 border border-line-strong bg-well"
      >
        {picture ? (
          // biome-ignore lint/performance/noImgElement: of the researcher's server; it is shown as it is.
          <img src={picture} alt="" className="size-full object-cover" />
        ) : null}
        <span className="absolute end-1 bottom-1 grid size-6 place-items-center rounded-1 border border-line-strong bg-sheet text-ink-2">
          <ControlIcon icon={Maximize2} className="size-[0.875rem]" />
        </span>
      </button>
      <dialog
        ref={dialog}
        aria-label={name}
        onClose={() => setOpen(false)}
        className="m-auto max-h-[96dvh] w-[min(48rem,96vw)] max-w-[96vw] overflow-auto rounded-4 border border-line-strong bg-sheet p-0 text-ink backdrop:bg-scrim"
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
        <div className="grid gap-4 px-4 pb-4">{open ? children : null}</div>
      </dialog>
    </div>
  );
}
