'use client';
import { Maximize, Minimize, Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Segments } from '@/components/ui/segments';
import { RATES, usePlayback, usePlaybackState } from '@/lib/client/playback';
import { clockTime } from '@/lib/domain/reading/clock-time';
import { momentAt } from '@/lib/domain/recording/timeline';
import type { PlayerActions } from './player-actions';
import { PlayerMenu } from './player-menu';
import type { PlayerProps } from './player-rows';

/** Always offered; the present speed is added when it is another one. */
const SHOWN_RATES: readonly number[] = [1, 1.25, 1.5, 2];
export const STEP_MS = 10_000;

interface PlayerBarProps extends Pick<PlayerProps, 'name' | 'rows'> {
  actions: PlayerActions;
}

export function PlayerBar({ name, rows, actions }: PlayerBarProps) {
  const playback = usePlayback();
  const playing = usePlaybackState((state) => state.playing);
  const muted = usePlaybackState((state) => state.muted);
  return (
    <div className="flex items-center gap-0.5 px-2 pb-2 in-[:fullscreen]:mx-auto in-[:fullscreen]:w-full in-[:fullscreen]:max-w-[60rem]">
      <IconButton label={playing ? 'Pause' : 'Play'} keys={['Space']} onPress={() => playback.toggle()}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <IconButton label="Back 10 seconds" keys={['←']} onPress={() => playback.seekBy(-STEP_MS)}>
        <RotateCcw aria-hidden />
      </IconButton>
      <IconButton label="Forward 10 seconds" keys={['→']} onPress={() => playback.seekBy(STEP_MS)}>
        <RotateCw aria-hidden />
      </IconButton>
      <Time rows={rows} />
      <span className="flex-1" />
      <Speed />
      <IconButton
        label={muted ? 'Turn the sound on' : 'Turn the sound off'}
        keys={['M']}
        onPress={() => playback.toggleOption('muted')}
      >
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      <IconButton
        label={actions.isFullScreen ? 'Leave full screen' : 'Full screen'}
        keys={['F']}
        onPress={actions.fullScreen}
      >
        {actions.isFullScreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </IconButton>
      {/* In full screen, nothing opens outside the full-screen element. */}
      {actions.isFullScreen ? null : <PlayerMenu name={name} rows={rows} actions={actions} />}
    </div>
  );
}

function Time({ rows }: Pick<PlayerProps, 'rows'>) {
  const seconds = usePlaybackState((state) => Math.floor(state.clockMs / 1_000));
  const whole = usePlaybackState((state) => Math.floor(state.timeline.durationMs / 1_000));
  const at = usePlaybackState(({ timeline, clockMs }) => momentAt(timeline, clockMs)?.segment.row ?? null);
  const number = rows.find(({ responseIndex }) => responseIndex === at)?.questionNumber;
  return (
    <>
      <span className="whitespace-nowrap px-2 tabular-nums">
        <span className="font-strong">{clockTime(seconds)}</span>
        <span className="text-ink-3">{` / ${clockTime(whole)}`}</span>
      </span>
      {number == null ? null : <span className="text-ink-3 max-[78rem]:hidden">{`Q${number}`}</span>}
    </>
  );
}

function Speed() {
  const playback = usePlayback();
  const rate = usePlaybackState((state) => state.rate);
  const shown = RATES.filter((one) => SHOWN_RATES.includes(one) || one === rate);
  return (
    <span className="me-1 max-[60rem]:hidden max-[78rem]:[&_button[aria-pressed=false]]:hidden [&_button]:px-1.5!">
      <Segments
        label="Speed"
        size="sm"
        items={shown.map((one) => ({ id: `${one}`, label: `${one}×` }))}
        value={`${rate}`}
        onChange={(one) => playback.setRate(Number(one))}
      />
    </span>
  );
}
