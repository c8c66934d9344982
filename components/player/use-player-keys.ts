'use client';
import { type Shortcut, useShortcuts } from '@/components/ui/shell/shortcuts';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import type { PlayerActions } from './player-actions';
import { STEP_MS } from './player-bar';

/** The keys of a player (design, Keyboard). */
export function usePlayerKeys({ fullScreen, pictureInPicture, copyLink }: PlayerActions): void {
  const playback = usePlayback();
  const playing = usePlaybackState((state) => state.playing);
  const none = () => undefined;
  const shortcuts: Shortcut[] = [
    { keys: 'Space', label: playing ? 'pause' : 'play', run: () => playback.toggle(), hint: true },
    { keys: '← →', label: '10 s', run: none, hint: true },
    { keys: '←', label: 'back 10 seconds', run: () => playback.seekBy(-STEP_MS), unlisted: true },
    { keys: '→', label: 'forward 10 seconds', run: () => playback.seekBy(STEP_MS), unlisted: true },
    { keys: '- +', label: 'speed', run: none, hint: true },
    { keys: '-', label: 'slower', run: () => playback.stepRate(-1), unlisted: true },
    { keys: '+', label: 'faster', run: () => playback.stepRate(1), unlisted: true },
    { keys: '=', label: 'faster', run: () => playback.stepRate(1), unlisted: true },
    { keys: 'C', label: 'captions', run: () => playback.toggleOption('captions') },
    { keys: 'S', label: 'skip silence', run: () => playback.toggleOption('skipsSilence') },
    { keys: 'M', label: 'sound on and off', run: () => playback.toggleOption('muted') },
    { keys: 'F', label: 'full screen', run: fullScreen },
    {
      keys: 'P',
      label: 'picture in picture',
      run: () => pictureInPicture?.(),
      off: pictureInPicture === null,
    },
    { keys: 'Y', label: 'copy link to this moment', run: copyLink },
  ];
  useShortcuts('Player', shortcuts);
}
