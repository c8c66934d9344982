import type { RecordingLinks } from '@/lib/domain/recording/turn-recording';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { responseListItemV1 } from '@/lib/wire/v1/response-list-item';
import { transcriptItemV1 } from '@/lib/wire/v1/single-response';
import type { InterviewRecord } from '../interviews/interview-record';
import { listedResponseOf } from './listed-response-of';

/**
 * The v1 list item of a response as JSON text, stored with every change of it. The only service that knows wire
 * formats: written here once per change, it need not be rendered each time that a list is read.
 */
export function renderDocument(record: InterviewRecord): string {
  return JSON.stringify(responseListItemV1(listedResponseOf(record)));
}

/** A stored document with the whole transcript after its other fields (M4, `expand=transcript`). */
export function withTranscript(doc: string, rows: readonly (TranscriptRow & RecordingLinks)[]): string {
  return withField(doc, 'transcript', rows.map(transcriptItemV1));
}

/** A stored document with one field more. */
export function withField(doc: string, name: string, value: unknown): string {
  return `${doc.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
}
