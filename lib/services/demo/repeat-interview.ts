import type { ResponseRow } from '@/lib/store/responses';
import type { InterviewRecord } from '../interviews/interview-record';
import { type Given, rendered, type Simulated, type Stage, takeTagline } from './simulate-interview';

/**
 * The same interview held once more at another time: with ids, readable id, URL parameters and tagline of its own. Its
 * seed stays, because all orders and follow-ups came of it.
 */
export function repeatInterview(
  stage: Stage,
  { record, taglines }: Simulated,
  given: Pick<Given, 'id' | 'readableId' | 'tokenHash' | 'startedAt' | 'newId'> & {
    urlParams: [string, string][];
  },
): InterviewRecord {
  const { row, turns, revision } = record;
  const { newId, startedAt, ...own } = given;
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
  const again: ResponseRow = {
    ...row,
    ...own,
    consent: row.consent && { ...row.consent, at: shifted(new Date(row.consent.at)).toISOString() },
    createdAt: startedAt,
    updatedAt: shifted(row.updatedAt),
    lastAnswerAt: shiftedOrNull(row.lastAnswerAt),
    endedAt: shiftedOrNull(row.endedAt),
    analyzedAt: shiftedOrNull(row.analyzedAt),
    tagline: row.tagline === null ? null : takeTagline(stage, taglines, own.readableId),
  };
  const repeated: InterviewRecord = {
    row: again,
    revision,
    turns: turns.map((turn) => ({
      ...turn,
      responseId: own.id,
      answerId: answerId(turn.answerId),
      createdAt: shifted(turn.createdAt),
    })),
  };
  for (const drawn of Object.values(row.draws)) {
    for (const id of drawn) stage.shown.set(id, (stage.shown.get(id) ?? 0) + 1);
  }
  return { ...repeated, row: rendered(repeated) };
}
