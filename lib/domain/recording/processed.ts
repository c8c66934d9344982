/** Where the fragments of a fragmented MP4 lie in its file, in order. */
export interface FragmentIndex {
  /** Bytes from the file's beginning that a player needs before any fragment. */
  initBytes: number;
  fragments: Fragment[];
}

export interface Fragment {
  /** The first byte, from the file's beginning. */
  offset: number;
  bytes: number;
  /** Not rounded: the sum of those before it is where it begins in the file. */
  durationMs: number;
}

/** A word of a transcript with its place in the recording. */
export interface SpokenWord {
  word: string;
  startMs: number;
  endMs: number;
}

/** A peak stands for so much of a recording. */
export const PEAK_MS = 100;

/** What was made of a recording's bytes: paths of files on this machine. */
export interface ProcessedMedia {
  durationMs: number;
  /** H.264 with AAC as one fragmented MP4; null when there was no picture, or none was wanted. */
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
