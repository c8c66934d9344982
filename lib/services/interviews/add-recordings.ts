import { Failure } from '@/lib/domain/failure';
import { isUuid } from '@/lib/domain/identifier';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import { listRecordings, MOST_OF_A_STEP } from '@/lib/store/recordings';
import { setTurnAnswer } from '@/lib/store/responses';
import { type ParticipantContext, withTransaction } from '../context';
import { enqueueJoining } from '../recordings/enqueue-recording';
import { giveWords } from '../recordings/give-words';
import { namedIn } from '../recordings/turn-recordings';
import { noteChange } from '../responses/note-change';
import { lockInterview } from './interview-record';
import { refuseMissingUploads } from './refuse-missing-uploads';

/**
 * Adds recordings to a spoken answer that was given without them: somebody spoke in two windows, and one of them
 * answered. Only those that were begun while the step was open, so that an answer does not grow afterwards. Again it
 * changes nothing. Refuses `invalid_request_body` for what is no recording of this step, `conflict` for a step that is
 * not answered, or left out, and for recordings that were begun after its answer.
 */
export async function addRecordings(
  ctx: ParticipantContext,
  { stepId, recordings }: { stepId: string; recordings: readonly string[] },
): Promise<{ stepId: string; recordings: string[] }> {
  const { responseId } = ctx.principal;
  return withTransaction(ctx, async ({ db }) => {
    const { turns } = await lockInterview(db, responseId);
    const turn = turns.find((one) => one.stepId === stepId);
    if (!turn) throw new Failure('conflict', 'This step has no answer yet.');
    const { answer } = turn;
    if (!isOpen(answer)) throw new Failure('conflict', 'The answer to this step has no recordings.');
    const named = namedIn(answer);
    const ids = recordings.map((id) => id.toLowerCase());
    const rows = await listRecordings(db, responseId, ids.filter(isUuid));
    const own = new Map(
      rows.filter((row) => row.stepId === stepId && row.kind !== 'file').map((row) => [row.id, row]),
    );
    refuseMissingUploads(ids, { isThere: (id) => own.has(id), path: ['recordings'] });
    const added = [...new Set(ids)].filter((id) => !named.includes(id));
    if (added.length === 0) return { stepId, recordings: named };
    if (added.some((id) => own.get(id)!.createdAt > turn.createdAt))
      throw new Failure('conflict', 'A recording was begun after the answer was given.');
    const all = [...named, ...added];
    if (all.length > MOST_OF_A_STEP) throw new Failure('conflict', 'The answer has too many recordings.');
    await setTurnAnswer(db, responseId, stepId, { ...answer, recordings: all });
    await noteChange(db, responseId);
    await giveWords(db, responseId, stepId);
    if (all.length > 1) await enqueueJoining(db, { responseId, stepId });
    return { stepId, recordings: all };
  });
}
