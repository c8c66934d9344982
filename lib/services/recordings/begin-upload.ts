import { Failure } from '@/lib/domain/failure';
import { nextStep, stepAsked } from '@/lib/domain/interview/next-step';
import {
  fitsStep,
  isAcceptedType,
  maxUploadBytes,
  RECORDING_KINDS,
  type RecordingKind,
} from '@/lib/domain/recording/upload-rules';
import { countRecordings, insertRecording } from '@/lib/store/recordings';
import type { ParticipantContext } from '../context';
import { interviewOf, readInterview } from '../interviews/interview-record';

/** More uploads than any interview makes. */
const MAX_UPLOADS = 2_000;
const LONGEST_NAME = 255;

/**
 * Notes an upload before its first byte is taken. Refuses `bad_request`: an unknown kind, a step that this interview
 * never had, a kind that is not for this step, a declared type that the question does not take. Not noted when it says
 * that it is larger than `maxBytes`.
 */
export async function beginUpload(
  ctx: ParticipantContext,
  input: {
    id: string;
    kind: string;
    stepId: string;
    filename: string;
    declaredType: string;
    sizeBytes: number | null;
  },
): Promise<{ noted: boolean; maxBytes: number }> {
  const kind = RECORDING_KINDS.find((known): known is RecordingKind => known === input.kind);
  if (!kind) throw refused(`Upload-Metadata needs a kind: ${RECORDING_KINDS.join(', ')}.`);
  const interview = interviewOf(await readInterview(ctx.db, ctx.principal.responseId));
  const current = nextStep(interview);
  const step =
    stepAsked(interview, input.stepId) ??
    ((current.kind === 'question' || current.kind === 'follow_up') && current.id === input.stepId
      ? current
      : undefined);
  if (!step) throw refused('Upload-Metadata names a stepId that this interview never had.');
  if (!fitsStep(kind, step)) throw refused(`A ${kind} is not an answer to this question.`);
  const filename = storableName(input.filename);
  const { item } = step;
  const accepted = item.type === 'file_upload' ? item.acceptedTypes : null;
  if (!isAcceptedType(accepted, { type: input.declaredType, name: filename })) {
    throw refused(`This question takes ${accepted?.join(', ')}.`);
  }
  if ((await countRecordings(ctx.db, ctx.principal.responseId)) >= MAX_UPLOADS) {
    throw refused('This interview has too many uploads.');
  }
  const maxBytes = maxUploadBytes(kind, step);
  if ((input.sizeBytes ?? 0) > maxBytes) return { noted: false, maxBytes };
  await insertRecording(ctx.db, {
    id: input.id,
    responseId: ctx.principal.responseId,
    stepId: step.id,
    kind,
    filename,
    declaredType: input.declaredType.slice(0, LONGEST_NAME),
    sizeBytes: input.sizeBytes,
    maxBytes,
  });
  return { noted: true, maxBytes };
}

function refused(message: string): Failure {
  return new Failure('bad_request', message);
}

/** The name's last part, without control characters: it is shown and offered for download, never used as a path. */
function storableName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean.slice(0, LONGEST_NAME) || 'file';
}
