'use client';

import { Maximize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';
import { LargerView } from './larger-view';
import { MediaProblem } from './media-problem';

interface PictureProps {
  name: string;
  url: string;
  texts: ControlTexts;
}

/** A picture in a frame that is there before it has loaded; pressing it opens a larger view. */
export function Picture({ name, url, texts }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // An error before the page's scripts ran fired no event here.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return <MediaProblem name={name} texts={texts} />;
  return (
    <>
      <button
        type="button"
        aria-label={texts.larger(name)}
        onClick={() => dialog.current?.showModal()}
        className="group/picture relative block w-full cursor-zoom-in rounded-3"
      >
        {/* biome-ignore lint/performance/noImgElement: of the researcher's server; it is shown as it is. */}
        <img
          ref={image}
          src={url}
          alt={name}
          onError={() => setFailed(true)}
          className="aspect-[16/10] w-full rounded-3 bg-well object-contain"
        />
        <span className="absolute end-2 bottom-2 grid size-lg place-items-center rounded-2 border border-line-strong bg-sheet text-ink-2">
          <ControlIcon icon={Maximize2} />
        </span>
      </button>
      <LargerView dialog={dialog} name={name} texts={texts}>
        {/* biome-ignore lint/performance/noImgElement: as above. */}
        <img
          src={url}
          alt={name}
          loading="lazy"
          className="max-w-none"
          style={{ minWidth: 'min(80vw, 60rem)' }}
        />
      </LargerView>
    </>
  );
}
