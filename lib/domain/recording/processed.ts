/** The byte offsets of the fragments in a fragmented MP4 file, in order. */
export interface FragmentIndex {
  /** Bytes from the file's beginning that a player needs before any fragment. */
  initBytes: number;
  fragments: Fragment[];
}

export interface Fragment {
  /** The first byte, from the file's beginning. */
  offset: number;
  bytes: number;
  /** Not rounded: the sum of the durations before a fragment is its start time in the file. */
  durationMs: number;
}

/** A word of a transcript with its time in the recording. */
export interface SpokenWord {
  word: string;
  startMs: number;
  endMs: number;
  /** Whether the transcriber was not sure of it; left out where it was, or says nothing of that. */
  unsure?: true | undefined;
}

/** Each peak covers this many milliseconds of a recording. */
export const PEAK_MS = 100;

/** The results of processing a recording: paths of files on this machine. */
export interface ProcessedMedia {
  durationMs: number;
  /** H.264 with AAC as one fragmented MP4; null when there was no picture, or none was requested. */
  video: { file: string; width: number; height: number; fragments: FragmentIndex } | null;
  /** AAC in M4A. */
  audio: { file: string } | null;
  /** A JPEG of an early picture. */
  poster: { file: string } | null;
  /** Loudness from 0 to 255, a byte for each 100 ms; null without sound. */
  peaks: Uint8Array | null;
  /** 16 kHz mono WAV, for a transcriber. */
  speech: { file: string } | null;
}
