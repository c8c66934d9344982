import type { TurnRecording } from './turn-recording';

/** The fields that determine a recording's place on the clock. */
export type TimedRecording = Pick<TurnRecording, 'kind' | 'state' | 'startMs' | 'durationMs'> & {
  /** Not null when there is a file; the same for `video`. */
  audioUrl: string | null;
  video: object | null;
};

/** The part of the interview's clock that a recording takes, in milliseconds; its end is exclusive. */
export interface Clip<R> {
  recording: R;
  startMs: number;
  endMs: number;
}

/** The part of the clock that one spoken answer takes. Clips of a lane are in order and never overlap. */
export interface Segment<R> {
  row: number;
  startMs: number;
  endMs: number;
  /** The clips with the participant's voice: camera, or sound alone. */
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

/** Only playable recordings are included: pending and failed ones take no time. */
export function buildTimeline<R extends TimedRecording>(rows: readonly RecordedRow<R>[]): Timeline<R> {
  const segments: Segment<R>[] = [];
  const rowStarts = new Map<number, number>();
  let at = 0;
  for (const { responseIndex: row, recordings } of rows) {
    rowStarts.set(row, at);
    const segment = buildSegment(row, recordings.filter(isPlayable), at);
    if (segment.endMs === at) continue;
    segments.push(segment);
    at = segment.endMs;
  }
  return { durationMs: at, segments, rowStarts };
}

/**
 * Where each recording of one turn begins on the turn's own clock, which leaves out times without any recording. Sound
 * that a camera also recorded has no place.
 */
export function placeTurn<R extends TimedRecording>(recordings: readonly R[]): ReadonlyMap<R, number> {
  const { voice, screen } = buildSegment(0, recordings.filter(isPlayable), 0);
  return new Map([...voice, ...screen].map(({ recording, startMs }) => [recording, startMs]));
}

function isPlayable({ kind, state, durationMs, audioUrl, video }: TimedRecording): boolean {
  const hasSource = video !== null || (audioUrl !== null && kind !== 'screen');
  return state === 'ready' && hasSource && (durationMs ?? 0) > 0;
}

function buildSegment<R extends TimedRecording>(row: number, playable: readonly R[], at: number): Segment<R> {
  const lanes = {
    voice: buildLane(voiceOf(playable)),
    screen: buildLane(playable.filter(({ kind }) => kind === 'screen')),
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

/** The camera records the voice too. Sound alone is used where no camera was running. */
function voiceOf<R extends TimedRecording>(playable: readonly R[]): R[] {
  const cameras = playable.filter(({ kind }) => kind === 'camera');
  const isInCamera = (sound: R) => cameras.some((camera) => overlap(sound, camera));
  return playable.filter((one) => one.kind === 'camera' || (one.kind === 'audio' && !isInCamera(one)));
}

type Span = Pick<TimedRecording, 'startMs' | 'durationMs'>;

/** Whether most of a recording was recorded by another one as well. */
export function overlap(one: Span, other: Span): boolean {
  const from = Math.max(one.startMs, other.startMs);
  const to = Math.min(rawEnd(one), rawEnd(other));
  return to - from > (one.durationMs ?? 0) / 2;
}

const rawEnd = ({ startMs, durationMs }: Span) => startMs + (durationMs ?? 0);

/** Recordings of one kind in a turn are parts of an interrupted one: they are placed one after the other. */
function buildLane<R extends TimedRecording>(recordings: readonly R[]): Clip<R>[] {
  let free = 0;
  return [...recordings]
    .sort((a, b) => a.startMs - b.startMs)
    .map((recording) => {
      const startMs = Math.max(free, recording.startMs);
      free = startMs + (recording.durationMs ?? 0);
      return { recording, startMs, endMs: free };
    });
}

/** Times without any recording, from the turn's beginning. */
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

/** The clips at a time. At the very end that is still the last clip. Null when nothing was recorded. */
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

/** The clips that overlap a span of time. */
export function clipsBetween<R>({ segments }: Timeline<R>, fromMs: number, toMs: number): Clip<R>[] {
  const touches = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
    startMs < toMs && endMs > fromMs;
  return segments
    .filter(touches)
    .flatMap(({ voice, screen }) => [...voice, ...screen])
    .filter(touches);
}
