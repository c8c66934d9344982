'use client';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A camera's picture, mirrored. */
export function Mirror({
  picture,
  label,
  className,
}: {
  picture: MediaStreamTrack;
  label: string;
  className?: string;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    current.srcObject = new MediaStream([picture]);
    void current.play().catch(() => undefined);
    return () => {
      current.srcObject = null;
    };
  }, [picture]);
  return (
    <video
      ref={video}
      muted
      playsInline
      disablePictureInPicture
      aria-label={label}
      className={classNames('h-full w-full -scale-x-100 object-cover', className)}
    />
  );
}

/** The participant's picture in the corner, so that they see what is recorded. */
export function SelfView({ picture, label, you }: { picture: MediaStreamTrack; label: string; you: string }) {
  return (
    <span className="relative block h-[2.75rem] w-[3.5rem] shrink-0 overflow-hidden rounded-3 border border-line-strong min-[45rem]:h-[6rem] min-[45rem]:w-[9rem]">
      <Mirror picture={picture} label={label} />
      <span
        aria-hidden
        className="absolute start-1.5 bottom-1.5 hidden rounded-1 bg-sheet px-1.5 text-11 text-ink min-[45rem]:block"
      >
        {you}
      </span>
    </span>
  );
}
