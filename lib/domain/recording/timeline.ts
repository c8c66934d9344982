import type { TurnRecording } from './turn-recording';

/** What a place on the clock depends on. */
export type LaidRecording = Pick<TurnRecording, 'kind' | 'state' | 'startMs' | 'durationMs'> & {
  /** Not null where there is one; so is `video`. */
  audioUrl: string | null;
  video: object | null;
};

/** A recording's stretch of the interview's clock, in milliseconds; its end is not part of it. */
export interface Clip<R> {
  recording: R;
  startMs: number;
  endMs: number;
}

/** The stretch of one spoken answer. Clips of a lane lie in order and never over each other. */
export interface Segment<R> {
  row: number;
  startMs: number;
  endMs: number;
  /** What carries the participant's voice: camera, or sound alone. */
  voice: Clip<R>[];
  screen: Clip<R>[];
}

/** All recordings of an interview on one clock without gaps. */
export interface Timeline<R> {
  durationMs: number;
  segments: Segment<R>[];
  /** Where every row of the transcript begins; one that was not recorded takes no time. */
  rowStarts: ReadonlyMap<number, number>;
}

export interface RecordedRow<R> {
  responseIndex: number;
  recordings: readonly R[];
}

/** Only what can be played is laid: what is still to come, and what failed, takes no time. */
export function layTimeline<R extends LaidRecording>(rows: readonly RecordedRow<R>[]): Timeline<R> {
  const segments: Segment<R>[] = [];
  const rowStarts = new Map<number, number>();
  let at = 0;
  for (const { responseIndex: row, recordings } of rows) {
    rowStarts.set(row, at);
    const segment = laySegment(row, recordings.filter(isPlayable), at);
    if (segment.endMs === at) continue;
    segments.push(segment);
    at = segment.endMs;
  }
  return { durationMs: at, segments, rowStarts };
}

/**
 * Where each recording of one turn begins on the turn's own clock, which leaves out when nothing was recorded. Sound
 * that a camera has as well has no place.
 */
export function layTurn<R extends LaidRecording>(recordings: readonly R[]): ReadonlyMap<R, number> {
  const { voice, screen } = laySegment(0, recordings.filter(isPlayable), 0);
  return new Map([...voice, ...screen].map(({ recording, startMs }) => [recording, startMs]));
}

function isPlayable({ kind, state, durationMs, audioUrl, video }: LaidRecording): boolean {
  const hasSource = video !== null || (audioUrl !== null && kind !== 'screen');
  return state === 'ready' && hasSource && (durationMs ?? 0) > 0;
}

function laySegment<R extends LaidRecording>(row: number, playable: readonly R[], at: number): Segment<R> {
  const lanes = {
    voice: layLane(voiceOf(playable)),
    screen: layLane(playable.filter(({ kind }) => kind === 'screen')),
  };
  const pauses = pausesOf([...lanes.voice, ...lanes.screen]);
  const moved = (clip: Clip<R>): Clip<R> => {
    const shift = at - pauses.reduce((sum, pause) => sum + (pause.endMs <= clip.startMs ? pause.ms : 0), 0);
    return { ...clip, startMs: clip.startMs + shift, endMs: clip.endMs + shift };
  };
  const voice = lanes.voice.map(moved);
  const screen = lanes.screen.map(moved);
  return { row, startMs: at, endMs: Math.max(at, ...[...voice, ...screen].map(endOf)), voice, screen };
}

const endOf = ({ endMs }: Clip<unknown>) => endMs;

/** The camera has the voice with it. Sound alone counts where no camera ran. */
function voiceOf<R extends LaidRecording>(playable: readonly R[]): R[] {
  const cameras = playable.filter(({ kind }) => kind === 'camera');
  const isHeard = (sound: R) => cameras.some((camera) => overlap(sound, camera));
  return playable.filter((one) => one.kind === 'camera' || (one.kind === 'audio' && !isHeard(one)));
}

type Span = Pick<LaidRecording, 'startMs' | 'durationMs'>;

/** Whether most of a recording was recorded by another one as well. */
export function overlap(one: Span, other: Span): boolean {
  const from = Math.max(one.startMs, other.startMs);
  const to = Math.min(rawEnd(one), rawEnd(other));
  return to - from > (one.durationMs ?? 0) / 2;
}

const rawEnd = ({ startMs, durationMs }: Span) => startMs + (durationMs ?? 0);

/** Recordings of one kind in a turn were interrupted: they play one after the other. */
function layLane<R extends LaidRecording>(recordings: readonly R[]): Clip<R>[] {
  let free = 0;
  return [...recordings]
    .sort((a, b) => a.startMs - b.startMs)
    .map((recording) => {
      const startMs = Math.max(free, recording.startMs);
      free = startMs + (recording.durationMs ?? 0);
      return { recording, startMs, endMs: free };
    });
}

/** Where nothing was recorded, from the turn's beginning. */
function pausesOf(clips: readonly Clip<unknown>[]): { endMs: number; ms: number }[] {
  let covered = 0;
  return [...clips]
    .sort((a, b) => a.startMs - b.startMs)
    .flatMap(({ startMs, endMs }) => {
      const ms = startMs - covered;
      covered = Math.max(covered, endMs);
      return ms > 0 ? [{ endMs: startMs, ms }] : [];
    });
}

/** What plays at a time. At the very end that is still the last clip. Null when nothing was recorded. */
export interface Moment<R> {
  segment: Segment<R>;
  voice: Clip<R> | null;
  screen: Clip<R> | null;
}

export function momentAt<R>({ segments, durationMs }: Timeline<R>, ms: number): Moment<R> | null {
  const at = Math.max(0, Math.min(ms, durationMs - 1));
  const segment = segments.findLast(({ startMs }) => startMs <= at);
  if (!segment) return null;
  return { segment, voice: clipAt(segment.voice, at), screen: clipAt(segment.screen, at) };
}

function clipAt<R>(lane: readonly Clip<R>[], at: number): Clip<R> | null {
  return lane.find(({ startMs, endMs }) => startMs <= at && at < endMs) ?? null;
}

/** The clips that have a part in a stretch of time. */
export function clipsBetween<R>({ segments }: Timeline<R>, fromMs: number, toMs: number): Clip<R>[] {
  const touches = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    startMs < toMs && endMs > fromMs;
  return segments
    .filter(touches)
    .flatMap(({ voice, screen }) => [...voice, ...screen])
    .filter(touches);
}
