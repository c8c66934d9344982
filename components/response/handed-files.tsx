'use client';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { handedFileAddress } from '@/lib/client/response';
import type { GivenAnswerV1 } from '@/lib/wire/v1/given-answer';
import { useDesk } from './reading-desk';

type HandedFile = Extract<NonNullable<GivenAnswerV1['given']>, { type: 'file_upload' }>['files'][number];

/** Uploaded files, each with a download; pictures are shown. */
export function HandedFiles({ files }: { files: readonly HandedFile[] }) {
  return (
    <ul className="grid justify-items-start gap-1.5">
      {files.map((file) => (
        <li key={file.id} className="min-w-0 max-w-full">
          {file.sizeBytes === null ? (
            <span className="text-ink-3">{`${file.name}, still arriving`}</span>
          ) : (
            <Arrived file={file} sizeBytes={file.sizeBytes} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Judged by the name; a file that is not a picture after all is not shown. */
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif)$/i;
const MEGABYTE = 2 ** 20;
/** In bytes; larger pictures are not loaded. */
const LARGEST_LOOK = 12 * MEGABYTE;

function Arrived({ file: { id, name }, sizeBytes }: { file: HandedFile; sizeBytes: number }) {
  const address = handedFileAddress(useDesk().name, id);
  const [isShown, setShown] = useState(PICTURE.test(name) && sizeBytes <= LARGEST_LOOK);
  return (
    <a
      href={address}
      download={name}
      className="group/file inline-grid max-w-full gap-1 rounded-2 text-13 hover:text-accent"
    >
      {isShown ? (
        // biome-ignore lint/performance/noImgElement: what a participant sent is nobody's to optimise, and needs the reader's session
        <img
          src={address}
          alt=""
          loading="lazy"
          onError={() => setShown(false)}
          className="h-[12rem] max-w-full rounded-2 border border-line bg-well object-contain"
        />
      ) : null}
      <span className="flex min-w-0 items-center gap-2">
        <Download aria-hidden className="size-[0.875rem] shrink-0 text-ink-3 group-hover/file:text-accent" />
        <span className="min-w-0 break-words underline decoration-line-control underline-offset-4 group-hover/file:decoration-accent">
          <span className="sr-only">Save </span>
          <bdi>{name}</bdi>
        </span>
        <span className="whitespace-nowrap text-ink-3">{sizeText(sizeBytes)}</span>
      </span>
    </a>
  );
}

function sizeText(sizeBytes: number): string {
  if (sizeBytes < MEGABYTE / 10) return `${Math.max(1, Math.round(sizeBytes / 1024))} KB`;
  return `${(sizeBytes / MEGABYTE).toFixed(1)} MB`;
}
