'use client';
import { Maximize2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';
import { LargerView } from './larger-view';

interface MaterialThumbProps {
  name: string;
  /** The first picture; null where there are only films or pages. */
  picture: string | null;
  texts: ControlTexts;
  className: string;
  /** All of the material, as large as possible. */
  children: ReactNode;
}

/** A thumbnail of the question's material where there is little room; pressing it opens all of it. */
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
        // Pressing it does not take the focus from the field, so that the keyboard is still open afterwards.
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
      <LargerView
        dialog={dialog}
        name={name}
        texts={texts}
        onClose={() => setOpen(false)}
        className="w-[min(48rem,96vw)]"
      >
        <div className="grid gap-4 px-4 pb-4">{open ? children : null}</div>
      </LargerView>
    </div>
  );
}
