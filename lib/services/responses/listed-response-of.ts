import { extractedAnswers } from '@/lib/domain/response/answers';
import { wholeSeconds } from '@/lib/domain/response/duration';
import { type ListedResponse, visibleUrlParams } from '@/lib/domain/response/listed-response';
import { shownTags } from '@/lib/domain/response/shown-tags';
import type { InterviewRecord } from '../interviews/interview-record';

/** A stored interview as lists show it. */
export function listedResponseOf({ row, revision, turns }: InterviewRecord): ListedResponse {
  return {
    id: row.id,
    readableId: row.readableId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    analyzedAt: row.analyzedAt,
    progress: row.progress,
    durationSeconds: wholeSeconds(row.activeMs),
    answers: extractedAnswers(turns, revision.guide),
    urlParams: visibleUrlParams(row.urlParams),
    shortTranscript: row.shortTranscript,
    tagline: row.tagline,
    summary: row.summary,
    bulletSummary: row.bulletSummary,
    tags: shownTags(row),
    shortAssistantMessages: row.shortAssistantMessages,
    qualityScore: row.qualityScore,
    otherRemarks: row.otherRemarks,
    personas: row.personas,
  };
}
