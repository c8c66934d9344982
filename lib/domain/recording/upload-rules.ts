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

/**
 * Whether a declared MIME type is among the accepted patterns (`image/*`, `application/pdf`, or `.pdf` for the name's
 * ending). It saves a participant a wrong upload but proves nothing: the trusted type is read from the bytes.
 */
export function isAcceptedType(
  accepted: readonly string[] | null | undefined,
  file: { type: string; name: string },
): boolean {
  if (!accepted || accepted.length === 0) return true;
  const type = file.type.toLowerCase().split(';')[0]!.trim();
  const name = file.name.toLowerCase();
  return accepted.some((pattern) => {
    const wanted = pattern.trim().toLowerCase();
    if (wanted === '*' || wanted === '*/*') return true;
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
