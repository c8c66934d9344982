import { Failure } from '@/lib/domain/failure';
import type { ResponseReference, StudyReference } from '@/lib/domain/identifier';
import { countLinks, type RecordingLinks } from '@/lib/domain/recording/turn-recording';
import { visibleUrlParams } from '@/lib/domain/response/listed-response';
import type { TranscriptRow } from '@/lib/domain/response/transcript';
import { findResponse as findStoredResponse, listTurns } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { noteGivenOut } from '../audit/given-out';
import type { MemberContext } from '../context';
import { linkedTranscript } from './export/export-records';
import { findReadableStudy } from './find-readable-study';
import { welcomeIdOf } from './welcome-id';

/** One response with its transcript (specification, Single response). */
export interface FoundResponse {
  id: string;
  readableId: number;
  linkId: string;
  /** Of the study's welcome message: the legacy transcript wants an id where v1 has null (decisions, D8). */
  welcomeId: string;
  urlParams: [string, string][];
  tagline: string | null;
  bulletSummary: string[];
  transcript: (TranscriptRow & RecordingLinks)[];
}

/** Refuses `study_not_found`, and `response_not_found` also for a response of another study. */
export async function findResponse(
  ctx: MemberContext,
  input: { study: StudyReference; response: ResponseReference },
): Promise<FoundResponse> {
  const study = await findReadableStudy(ctx, input.study);
  const row = await findStoredResponse(ctx.db, study.id, input.response);
  if (!row) throw new Failure('response_not_found', 'There is no such response in this study.');
  const revision = await findPublishedRevision(ctx.db, row.studyId, row.revisionId);
  const turns = await listTurns(ctx.db, row.id);
  const transcript = await linkedTranscript(ctx.db, { row, revision, turns }, ctx.now());
  noteGivenOut(transcript.reduce((sum, item) => sum + countLinks(item), 0));
  return {
    id: row.id,
    readableId: row.readableId,
    linkId: study.linkId,
    welcomeId: welcomeIdOf(study.id),
    urlParams: visibleUrlParams(row.urlParams),
    tagline: row.tagline,
    bulletSummary: row.bulletSummary,
    transcript,
  };
}
