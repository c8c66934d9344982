import type { InterviewMode } from '@/lib/domain/guide/guide';
import { kindsOf } from '@/lib/domain/recording/upload-rules';

/** The kinds of recordings of an interview mode, where the participant permits them. */
export interface CaptureMode {
  microphone: boolean;
  camera: boolean;
  screen: boolean;
}

export function captureMode(mode: InterviewMode): CaptureMode {
  const kinds = kindsOf(mode);
  return {
    microphone: kinds.includes('audio'),
    camera: kinds.includes('camera'),
    screen: kinds.includes('screen'),
  };
}

export function isSpoken(mode: InterviewMode): boolean {
  return captureMode(mode).microphone;
}

export type PreferredInput = 'text' | 'voice' | 'screenRecording' | 'none';
export type Way = 'speak' | 'type';

/**
 * How an open question is answered at first: as the participant chose last, otherwise as the question prefers,
 * otherwise as the mode says. In `audio_text` both are offered and recording does not start automatically, so that
 * typing is shown with speaking beside it.
 */
export function firstWay(mode: InterviewMode, preferred: PreferredInput, chosen: Way | null): Way {
  if (!isSpoken(mode)) return 'type';
  if (chosen) return chosen;
  if (preferred === 'text') return 'type';
  return mode === 'audio_text' && preferred === 'none' ? 'type' : 'speak';
}
