'use client';
import { createContext } from 'react';

/** Whether external material is shown in frames: everywhere except on the participant's own page. */
export const FramedMaterial = createContext(false);

interface MaterialFrameProps {
  kind: 'image' | 'video' | 'page';
  url: string;
  name: string;
  /** A picture fills the frame and is cut at its edges. */
  covers?: boolean;
  className: string;
}

/**
 * A picture, film or page from elsewhere, in a frame of this server that is permitted to load it (app/material); the
 * dashboard's own pages are not (X9).
 */
export function MaterialFrame({ kind, url, name, covers = false, className }: MaterialFrameProps) {
  const query = new URLSearchParams({ kind, url, name, ...(covers && { fit: 'cover' }) });
  return (
    <iframe
      src={`/material?${query}`}
      title={name}
      allow="fullscreen"
      loading="lazy"
      // Like the document within, whose background is transparent then.
      style={{ colorScheme: 'light' }}
      className={className}
    />
  );
}
