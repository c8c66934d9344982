import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from '../interviews/interview-record';
import { type Given, rendered, type Simulated, type Stage, takeTagline } from './simulate-interview';

/**
 * A copy of an interview at another time, with its own ids, readable id, URL parameters and tagline. It keeps the seed,
 * because all orders and follow-ups follow from it.
 */
export function repeatInterview(
  stage: Stage,
  { record, taglines }: Simulated,
  given: Pick<Given, 'id' | 'readableId' | 'tokenHash' | 'startedAt' | 'newId'> & {
    urlParams: [string, string][];
  },
): InterviewRecord {
  const { row, turns, revision } = record;
  const { id, readableId, tokenHash, urlParams, startedAt, newId } = given;
  const later = startedAt.getTime() - row.createdAt.getTime();
  const shifted = (time: Date) => new Date(time.getTime() + later);
  const shiftedOrNull = (time: Date | null) => time && shifted(time);
  const answerIds = new Map<string, string>();
  const answerId = (old: string | null) => {
    if (old === null) return null;
    const known = answerIds.get(old) ?? newId();
    answerIds.set(old, known);
    return known;
  };
  const tagline = row.tagline === null ? null : takeTagline(stage, taglines, readableId);
  const again: ResponseRow = {
    ...row,
    id,
    readableId,
    tokenHash,
    urlParams,
    consent: row.consent && { ...row.consent, at: shifted(new Date(row.consent.at)).toISOString() },
    createdAt: startedAt,
    updatedAt: shifted(row.updatedAt),
    lastAnswerAt: shiftedOrNull(row.lastAnswerAt),
    endedAt: shiftedOrNull(row.endedAt),
    analyzedAt: shiftedOrNull(row.analyzedAt),
    tagline: tagline?.text ?? null,
    statements: row.statements && { ...row.statements, tagline },
  };
  const repeated: InterviewRecord = {
    row: again,
    revision,
    turns: turns.map((turn) => ({
      ...turn,
      responseId: id,
      answerId: answerId(turn.answerId),
      createdAt: shifted(turn.createdAt),
    })),
  };
  for (const conceptId of Object.values(row.draws).flat()) {
    stage.shown.set(conceptId, (stage.shown.get(conceptId) ?? 0) + 1);
  }
  return { ...repeated, row: rendered(repeated) };
}
