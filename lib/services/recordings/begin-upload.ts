import { Failure } from '@/lib/domain/failure';
import { stepReached } from '@/lib/domain/interview/next-step';
import { storableName } from '@/lib/domain/recording/file-name';
import { isAcceptedType } from '@/lib/domain/recording/file-types';
import {
  fitsStep,
  kindsOf,
  maxUploadBytes,
  RECORDING_KINDS,
  type RecordingKind,
} from '@/lib/domain/recording/upload-rules';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { countRecordings, insertRecording } from '@/lib/store/recordings';
import { metrics } from '@/lib/telemetry/metrics';
import type { ParticipantContext } from '../context';
import { interviewOf, readInterview } from '../interviews/interview-record';
import { overQuota } from './upload-quotas';

/** More uploads than any real interview has. */
const MAX_UPLOADS = 2_000;
const LONGEST_TYPE = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;

/**
 * Creates an upload before its first byte is accepted. Refuses `bad_request`: an unknown kind, a step that this
 * interview never had, a kind that does not fit this step or mode, a declared type that the question does not accept;
 * `conflict` after the interview's end; `internal_error` (507) when the disk is full. `tooLarge` creates the refusal of
 * an upload above the limit of its kind or of a quota.
 */
export async function beginUpload(
  ctx: ParticipantContext,
  input: {
    id: string;
    kind: string;
    stepId: string;
    filename: string;
    declaredType: string;
    /** Milliseconds since 1970 by the participant's clock, as text; "" when it is unknown. */
    startedAt: string;
    sizeBytes: number | null;
  },
): Promise<{ tooLarge: string | null }> {
  const kind = RECORDING_KINDS.find((known): known is RecordingKind => known === input.kind);
  if (!kind) throw refused(`Upload-Metadata needs a kind: ${RECORDING_KINDS.join(', ')}.`);
  const { responseId } = ctx.principal;
  const record = await readInterview(ctx.db, responseId);
  const { interviewMode } = record.revision.config;
  if (!kindsOf(interviewMode).includes(kind)) throw refused(`This study records no ${kind}.`);
  const step = stepReached(interviewOf(record), input.stepId);
  if (!step) throw refused('Upload-Metadata names a stepId that this interview never had.');
  if (!fitsStep(kind, step)) throw refused(`The kind ${kind} is not an answer to this question.`);
  if (CONTROL_CHARACTER.test(input.declaredType)) throw refused('The filetype has control characters.');
  const filename = storableName(input.filename);
  const { item } = step;
  const accepted = item.type === 'file_upload' ? item.acceptedTypes : null;
  if (!isAcceptedType(accepted, input.declaredType)) {
    throw refused(`This question takes ${accepted?.join(', ')}.`);
  }
  // An answer can name only uploads that were started before it was given.
  if (record.row.progress !== 'in_progress') throw new Failure('conflict', 'This interview has ended.');
  if ((await countRecordings(ctx.db, responseId)) >= MAX_UPLOADS) {
    throw refused('This interview has too many uploads.');
  }
  const maxBytes = maxUploadBytes(kind, step);
  const sizeBytes = input.sizeBytes ?? 0;
  if (sizeBytes > maxBytes) return { tooLarge: `An upload here has at most ${maxBytes} bytes.` };
  const tooLarge = await overQuota(ctx.db, responseId, sizeBytes);
  if (tooLarge) return { tooLarge };
  recordings().checkRoom(sizeBytes);
  await insertRecording(ctx.db, {
    id: input.id,
    studyId: record.row.studyId,
    responseId,
    stepId: step.id,
    kind,
    filename,
    declaredType: input.declaredType.slice(0, LONGEST_TYPE),
    startedAt: readTime(input.startedAt),
    sizeBytes: input.sizeBytes,
    maxBytes,
  });
  metrics().uploads.inc({ event: 'created' });
  return { tooLarge: null };
}

/** An impossible time is ignored. */
function readTime(text: string): Date | null {
  return /^\d{12,14}(\.\d+)?$/.test(text) ? new Date(Math.round(Number(text))) : null;
}

function refused(message: string): Failure {
  return new Failure('bad_request', message);
}
