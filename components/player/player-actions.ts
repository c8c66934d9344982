import { type RefObject, useEffect, useMemo, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { addressAt, type Playback, usePlayback } from '@/lib/client/playback';
import { NOW } from './pictures';

export interface PlayerActions {
  fullScreen: () => void;
  isFullScreen: boolean;
  /** Null where there is no picture, or the browser cannot do it. */
  pictureInPicture: (() => void) | null;
  copyLink: () => void;
}

/** A player's actions besides playing. `frame`: the element for full screen. */
export function usePlayerActions(frame: RefObject<HTMLElement | null>, hasPictures: boolean): PlayerActions {
  const playback = usePlayback();
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const look = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  useFloatingPicture(frame, playback);
  return useMemo(
    () => ({
      fullScreen: () => void toggleFullScreen(frame.current),
      isFullScreen,
      pictureInPicture:
        hasPictures && document.pictureInPictureEnabled ? () => void toggleFloating(frame.current) : null,
      copyLink: () => void copyLink(playback.state.clockMs),
    }),
    [frame, playback, isFullScreen, hasPictures],
  );
}

async function toggleFullScreen(frame: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else
    await frame
      ?.requestFullscreen()
      .catch(() => toast.failed('This browser does not allow full screen here.'));
}

/** The larger picture: the screen where there is one. */
function largest(frame: HTMLElement | null): HTMLVideoElement | null {
  const all = [...(frame?.querySelectorAll<HTMLVideoElement>(`video[${NOW}]`) ?? [])];
  return all.find((video) => video.closest('[data-screen]')) ?? all[0] ?? null;
}

async function toggleFloating(frame: HTMLElement | null): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await float(largest(frame));
}

async function float(video: HTMLVideoElement | null): Promise<void> {
  await video
    ?.requestPictureInPicture()
    .catch(() => toast.failed('The picture is not there yet. Play it first.'));
}

/** The next answer has its own picture, which replaces the floating one before that is removed from the page. */
function useFloatingPicture(frame: RefObject<HTMLElement | null>, playback: Playback): void {
  useEffect(
    () =>
      playback.subscribe(() => {
        const floating = document.pictureInPictureElement;
        if (!floating || !frame.current?.contains(floating) || floating.hasAttribute(NOW)) return;
        const next = largest(frame.current);
        if (next && next.readyState >= HTMLMediaElement.HAVE_METADATA) void float(next);
      }),
    [frame, playback],
  );
}

async function copyLink(ms: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressAt(ms));
    toast.done('Link to this moment copied');
  } catch {
    toast.failed('The browser did not allow copying. Add ?t= and the seconds to the address by hand.');
  }
}
