import { type TranscriptRow, transcriptRows } from '@/lib/domain/response/transcript';
import type { InterviewRecord } from '../interviews/interview-record';

export function transcriptOf({ revision, turns }: InterviewRecord): TranscriptRow[] {
  return transcriptRows(turns, revision.welcomeMessage);
}
