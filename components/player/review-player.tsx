'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { usePlayback, usePlaybackState } from '@/lib/client/playback';
import { peaksOf } from '@/lib/client/strip-bars';
import { captionCues } from '@/lib/domain/recording/captions';
import { silences } from '@/lib/domain/recording/silences';
import { buildTimeline } from '@/lib/domain/recording/timeline';
import { Pictures } from './pictures';
import { usePlayerActions } from './player-actions';
import { PlayerBar } from './player-bar';
import { isSoundAlone, type PlayerProps } from './player-rows';
import { RecordingNotes } from './recording-notes-view';
import { ReviewEngine } from './review-engine';
import { Strip } from './strip';
import { usePlayerKeys } from './use-player-keys';

/** New links are loaded this many milliseconds before the old ones expire. */
const EARLY_MS = 3 * 60_000;

/** Camera, screen and sound of a whole interview on one clock. */
export function ReviewPlayer({ name, rows, annotations, linksExpireAt, renew }: PlayerProps) {
  const frame = useRef<HTMLElement>(null);
  const playback = usePlayback();
  const timeline = usePlaybackState((state) => state.timeline);
  const problem = usePlaybackState((state) => state.problem);
  const isAlone = useMemo(() => isSoundAlone(timeline), [timeline]);
  const actions = usePlayerActions(frame, !isAlone);
  usePlayerKeys(actions);
  const engine = useEngine(renew);
  useRenewal(linksExpireAt, renew);
  const caption = useCaption(rows);
  return (
    <section
      ref={frame}
      aria-label="Player"
      className="overflow-hidden rounded-3 border border-line-strong bg-sheet max-[60rem]:rounded-none max-[60rem]:border-x-0 max-[60rem]:border-t-0 [&:fullscreen]:flex [&:fullscreen]:flex-col [&:fullscreen]:rounded-none [&:fullscreen]:border-0"
    >
      <Pictures engine={engine} caption={caption} onPress={() => playback.toggle()} />
      <Strip rows={rows} annotations={annotations} isAlone={isAlone} />
      <PlayerBar name={name} rows={rows} actions={actions} />
      {problem === null ? null : (
        <Note
          tone="caution"
          live="status"
          className="m-2"
          actions={
            <Button size="sm" onPress={() => playback.play()}>
              Try again
            </Button>
          }
        >
          {problem}
        </Note>
      )}
      {/* Where there is no room for them, each row has its own note. */}
      <RecordingNotes rows={rows} className="in-[:fullscreen]:hidden max-[60rem]:hidden" />
    </section>
  );
}

function useEngine(renew: PlayerProps['renew']): ReviewEngine {
  const playback = usePlayback();
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  const timeline = usePlaybackState((state) => state.timeline);
  const stretches = useRef<ReturnType<typeof silences>>([]);
  useEffect(() => {
    stretches.current = silences(timeline, peaksOf);
  }, [timeline]);
  const [engine] = useState(
    () =>
      new ReviewEngine({
        playback,
        silences: () => stretches.current,
        renew: async () => {
          const reading = await latest.current();
          // At once: media that are opened next must have the new links.
          if (reading) playback.setTimeline(buildTimeline(reading.transcript));
        },
      }),
  );
  useEffect(() => engine.start(), [engine]);
  return engine;
}

/** Links are renewed before they expire; open media continue with theirs. */
function useRenewal(linksExpireAt: string | null, renew: PlayerProps['renew']): void {
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (linksExpireAt === null) return;
    const timer = setTimeout(() => void latest.current(), Date.parse(linksExpireAt) - Date.now() - EARLY_MS);
    return () => clearTimeout(timer);
  }, [linksExpireAt]);
}

/** The caption of the present moment; null while captions are off. */
function useCaption(rows: PlayerProps['rows']): string | null {
  const timeline = usePlaybackState((state) => state.timeline);
  const isOn = usePlaybackState((state) => state.captions);
  const cues = useMemo(() => {
    const texts = new Map(rows.map(({ responseIndex, user }) => [responseIndex, user]));
    return isOn ? captionCues(timeline, (row) => texts.get(row) ?? '') : [];
  }, [isOn, timeline, rows]);
  return usePlaybackState(
    ({ clockMs }) => cues.find(({ startMs, endMs }) => startMs <= clockMs && clockMs < endMs)?.text ?? null,
  );
}
