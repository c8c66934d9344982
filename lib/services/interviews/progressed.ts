import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { placedItems } from '@/lib/domain/guide/read';
import { hasAnyContent } from '@/lib/domain/interview/has-content';
import { addGap } from '@/lib/domain/response/duration';
import { flagsOf } from '@/lib/domain/safety/care';
import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from './interview-record';

/** A response after the last of its turns, answered at `now`, or at the end of its interview. */
export function progressed(
  { row, turns, revision }: Pick<InterviewRecord, 'row' | 'turns' | 'revision'>,
  progress: ResponseRow['progress'],
  now: Date,
): ResponseRow {
  return {
    ...row,
    hasContent: hasAnyContent(turns),
    askedOpen: row.askedOpen || isOpenQuestion(turns.at(-1)?.questionId, revision.guide),
    flags: flagsOf(turns),
    progress,
    updatedAt: changedAt(row, now),
    lastAnswerAt: now,
    activeMs: addGap(row.activeMs, row.lastAnswerAt ?? row.createdAt, now),
    endedAt: progress === 'in_progress' ? null : now,
    endReason: progress === 'in_progress' ? null : (row.endReason ?? progress),
  };
}

/** Whether it was answered or skipped. */
function isOpenQuestion(questionId: string | undefined, guide: IdentifiedGuide): boolean {
  return placedItems(guide).some(({ item }) => item.id === questionId && item.type === 'open_ended');
}

/** Strictly later than before, so that a reader who polls by time sees two changes of one millisecond too (E3). */
export function changedAt(row: Pick<ResponseRow, 'updatedAt'>, now: Date): Date {
  return new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
}
