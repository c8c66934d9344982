import type { SpokenWord } from '@/lib/domain/recording/processed';

/** The transcript of a recording. Words have no times when the provider gives none. */
export interface Transcript {
  text: string;
  words: SpokenWord[];
}

/** Transcribes speech. */
export interface Transcriber {
  /** Names the endpoint, for the circuit that leaves a dead one alone. */
  id: string;
  /** It takes WAV files of 16 kHz and one channel alone. */
  needsWav?: true;
  /** Throws when it fails. */
  transcribe(sound: SpokenSound): Promise<Transcript>;
}

export interface SpokenSound {
  /** On this machine. */
  file: string;
  type: string;
  /** ISO 639-1, the interview's language. */
  language: string | null;
  /** After so many milliseconds it has failed; without it after some minutes. */
  patienceMs?: number;
}
