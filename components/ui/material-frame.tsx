'use client';
import { createContext } from 'react';

/** Whether material from elsewhere is shown in frames: everywhere but on the participant's own page. */
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
 * A picture, film or page from elsewhere in a frame of this server's that may load it (app/material), which the
 * dashboard's own pages may not (X9).
 */
export function MaterialFrame({ kind, url, name, covers = false, className }: MaterialFrameProps) {
  const query = new URLSearchParams({ kind, url, name, ...(covers && { fit: 'cover' }) });
  return (
    <iframe
      src={`/material?${query}`}
      title={name}
      allow="fullscreen"
      loading="lazy"
      // As the document within, whose ground is clear then.
      style={{ colorScheme: 'light' }}
      className={className}
    />
  );
}
