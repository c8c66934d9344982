import type { InterviewMode } from '../guide/guide';
import { maxFileSizeMbOf } from '../guide/read';
import type { FollowUpStep, QuestionStep } from '../interview/interview';

export const RECORDING_KINDS = ['audio', 'camera', 'screen', 'file'] as const;
export type RecordingKind = (typeof RECORDING_KINDS)[number];

const MIB = 1024 * 1024;

/** The kinds of recordings in each interview mode; file questions are possible in all of them. */
export function kindsOf(mode: InterviewMode): RecordingKind[] {
  return [
    'file',
    ...(mode === 'text' ? [] : (['audio'] as const)),
    ...(mode === 'video' || mode === 'video_screen' ? (['camera'] as const) : []),
    ...(mode === 'audio_screen' || mode === 'video_screen' ? (['screen'] as const) : []),
  ];
}

/** The most bytes that an upload may have (interview protocol, Recordings). */
export function maxUploadBytes(kind: RecordingKind, step: QuestionStep | FollowUpStep): number {
  if (kind === 'camera' || kind === 'screen') return 2 * 1024 * MIB;
  if (kind === 'audio') return 200 * MIB;
  return step.item.type === 'file_upload' ? maxFileSizeMbOf(step.item) * MIB : 0;
}

/** Files are for file questions, recordings for the others. */
export function fitsStep(kind: RecordingKind, step: QuestionStep | FollowUpStep): boolean {
  return (kind === 'file') === (step.item.type === 'file_upload');
}
