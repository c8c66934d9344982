'use client';
import { Monitor, Video } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type PlaybackState, usePlayback, usePlaybackState } from '@/lib/client/playback';
import { type Clip, clipsBetween, momentAt } from '@/lib/domain/recording/timeline';
import type { RecordingV1 } from '@/lib/wire/v1/reading-row';
import type { ReviewEngine } from './review-engine';

/** Clips that begin within this time, in milliseconds, are loaded in advance. */
const AHEAD_MS = 20_000;
/** Clips that ended within this time stay: a floating picture must not close before the next one is there. */
const BEHIND_MS = 3_000;

/** The clips to show in each lane: also shortly before they begin, and after their end until the answer ends. */
function shown({ timeline, clockMs }: PlaybackState): Clip<RecordingV1>[] {
  const segment = momentAt(timeline, clockMs)?.segment;
  if (!segment) return [];
  return [segment.voice, segment.screen]
    .map((lane) => lane.find(({ endMs }) => endMs > clockMs) ?? lane.at(-1))
    .filter((clip) => clip !== undefined);
}

/** The clips with elements: the shown ones, and those around them. */
function mounted(state: PlaybackState): Clip<RecordingV1>[] {
  const now = shown(state);
  if (!state.started) return now;
  const { timeline, clockMs } = state;
  const near = clipsBetween(timeline, clockMs - BEHIND_MS, clockMs + AHEAD_MS);
  return [...now, ...near.filter((clip) => !now.includes(clip))];
}

const idsOf = (clips: readonly Clip<RecordingV1>[]) => clips.map(({ recording }) => recording.id).join();

export const CAMERA = 'data-camera';
export const SCREEN = 'data-screen';
/** The elements that are visible and audible now. */
export const NOW = 'data-now-playing';

interface PicturesProps {
  engine: ReviewEngine;
  caption: string | null;
  onPress: () => void;
}

/** Screen and camera side by side at one height; one alone fills the frame, and without both there is none. */
export function Pictures({ engine, caption, onPress }: PicturesProps) {
  const playback = usePlayback();
  const timeline = usePlaybackState((state) => state.timeline);
  const waiting = usePlaybackState((state) => state.waiting);
  const key = usePlaybackState((state) => idsOf(mounted(state)));
  const nowKey = usePlaybackState((state) => idsOf(shown(state)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the clips are others
  const clips = useMemo(() => mounted(playback.state), [playback, key, timeline]);
  const frames = useMemo(() => {
    const all = timeline.segments.flatMap(({ voice, screen }) => [...voice, ...screen]);
    const has = (kind: RecordingV1['kind']) =>
      all.some(({ recording }) => recording.kind === kind && recording.video !== null);
    return { camera: has('camera'), screen: has('screen') };
  }, [timeline]);
  const held = (kind: RecordingV1['kind']) =>
    clips
      .filter(({ recording }) => recording.kind === kind)
      .map(({ recording }) => (
        <HeldElement
          key={recording.id}
          engine={engine}
          recording={recording}
          isNow={nowKey.split(',').includes(recording.id)}
          isBeside={frames.camera && frames.screen}
        />
      ));
  const hasPictures = frames.camera || frames.screen;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same, by hand and by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same, by hand and by keyboard
    <div
      className={classNames(
        'relative overflow-hidden',
        hasPictures &&
          'grid h-[14.5rem] gap-px bg-line-strong in-[:fullscreen]:h-auto in-[:fullscreen]:min-h-0 in-[:fullscreen]:flex-1 max-[78rem]:h-[11.5rem] max-[60rem]:h-[10rem]',
        frames.camera &&
          frames.screen &&
          'grid-cols-[minmax(0,1fr)_8.25rem] in-[:fullscreen]:grid-cols-[minmax(0,1fr)_28vw] max-[78rem]:grid-cols-[minmax(0,1fr)_6.5rem] max-[60rem]:grid-cols-[minmax(0,1fr)_4.75rem]',
      )}
      onClick={onPress}
    >
      {frames.screen ? (
        <Frame label="Screen" icon={<Monitor aria-hidden />} part={SCREEN}>
          {held('screen')}
        </Frame>
      ) : null}
      {frames.camera ? (
        <Frame label="Camera" icon={<Video aria-hidden />} part={CAMERA}>
          {held('camera')}
        </Frame>
      ) : (
        held('camera')
      )}
      {frames.screen ? null : held('screen')}
      {held('audio')}
      {caption === null ? null : (
        <p
          dir="auto"
          className={classNames(
            'text-balance text-center text-14',
            hasPictures
              ? 'pointer-events-none absolute inset-x-4 bottom-2 in-[:fullscreen]:text-24'
              : 'px-4 pt-3 text-ink',
          )}
        >
          <span
            className={
              hasPictures
                ? 'box-decoration-clone rounded-1 bg-[oklch(0.2_0.006_75/0.86)] px-1.5 py-0.5 text-[oklch(0.97_0.004_85)]'
                : undefined
            }
          >
            {caption}
          </span>
        </p>
      )}
      {waiting && hasPictures ? <Waiting /> : null}
    </div>
  );
}

function Waiting() {
  return (
    <p
      role="status"
      className="pointer-events-none absolute end-2 bottom-2 animate-[appear_1ms_400ms_both] rounded-1 bg-[oklch(0.2_0.006_75/0.86)] px-1.5 text-11 text-[oklch(0.96_0.004_85)]"
    >
      Fetching the recording
    </p>
  );
}

interface FrameProps {
  label: string;
  icon: ReactNode;
  part: string;
  children: ReactNode;
}

function Frame({ label, icon, part, children }: FrameProps) {
  return (
    <figure {...{ [part]: '' }} className="relative min-w-0 overflow-hidden bg-[oklch(0.2_0.006_75)]">
      {children}
      <figcaption className="absolute start-2 top-2 inline-flex items-center gap-1 rounded-1 bg-[oklch(0.2_0.006_75/0.86)] px-1.5 text-11 text-[oklch(0.96_0.004_85)] [&_svg]:size-3">
        {icon}
        <span className="max-[60rem]:sr-only">{label}</span>
      </figcaption>
    </figure>
  );
}

interface HeldElementProps {
  engine: ReviewEngine;
  recording: RecordingV1;
  isNow: boolean;
  isBeside: boolean;
}

function HeldElement({ engine, recording, isNow, isBeside }: HeldElementProps) {
  const { id, kind, video, posterUrl } = recording;
  const hold = useCallback(
    (element: HTMLMediaElement | null) => (element ? engine.hold(id, element) : undefined),
    [engine, id],
  );
  const shared = { ref: hold, preload: 'none', [NOW]: isNow ? '' : undefined };
  if (kind === 'audio' || video === null) {
    return <audio {...shared} />;
  }
  return (
    <video
      {...shared}
      playsInline
      tabIndex={-1}
      aria-label={kind === 'screen' ? 'Screen recording' : 'Camera recording'}
      {...(posterUrl === null ? {} : { poster: posterUrl })}
      className={classNames(
        'absolute inset-0 size-full',
        // Beside a screen there is little room: the middle of the camera picture is enough.
        kind === 'camera' && isBeside ? 'object-cover in-[:fullscreen]:object-contain' : 'object-contain',
        !isNow && 'invisible',
      )}
    />
  );
}
