import type { SpokenWord } from './processed';

/** A recording of one turn for reviewers. Addresses are signed, for an hour. */
export interface TurnRecording {
  id: string;
  kind: 'audio' | 'camera' | 'screen';
  state: 'uploading' | 'waiting' | 'ready' | 'failed';
  /** Why it failed; null otherwise. */
  problem: string | null;
  /** Milliseconds between the beginning of its turn's first recording and its own. */
  startMs: number;
  durationMs: number | null;
  width: number | null;
  height: number | null;
  audioUrl: string | null;
  video: { streamUrl: string; mp4Url: string } | null;
  posterUrl: string | null;
  /** Loudness from 0 to 255 for each 100 ms, in base64. */
  peaks: string | null;
  speech: { state: 'none' | 'waiting' | 'ready' | 'failed'; words: SpokenWord[] };
}

/** How many addresses a recording has. */
export function countAddresses({ audioUrl, video, posterUrl }: TurnRecording): number {
  return Number(audioUrl !== null) + 2 * Number(video !== null) + Number(posterUrl !== null);
}

/** The recordings that a transcript item names (specification, Transcript item): the longest of each kind. */
export interface RecordingLinks {
  audio: string | null;
  video: TurnRecording['video'];
  screenVideo: TurnRecording['video'];
}

export const NO_LINKS: RecordingLinks = { audio: null, video: null, screenVideo: null };

export function recordingLinks(recordings: readonly TurnRecording[]): RecordingLinks {
  const longestFirst = [...recordings].sort((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0));
  const film = (kind: TurnRecording['kind']) =>
    longestFirst.find((one) => one.kind === kind && one.video)?.video ?? null;
  const spoken = longestFirst.filter(({ kind, audioUrl }) => kind !== 'screen' && audioUrl !== null);
  return {
    audio: spoken[0]?.audioUrl ?? null,
    video: film('camera'),
    screenVideo: film('screen'),
  };
}

/** How many addresses a transcript item names. */
export function countLinks({ audio, video, screenVideo }: RecordingLinks): number {
  return Number(audio !== null) + 2 * Number(video !== null) + 2 * Number(screenVideo !== null);
}
