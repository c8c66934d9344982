import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { MANNER_WORDS, MANNERS, type Manner } from '@/lib/domain/rehearsal/manner';
import { NO_WISH, type Walk, type Walker } from '@/lib/domain/rehearsal/rehearsal';
import { enqueueJob } from '@/lib/store/jobs';
import { countUnfinishedRehearsals, findUnfinishedRehearsal, insertRehearsal } from '@/lib/store/rehearsals';
import { type MemberContext, withTransaction } from '../context';
import { findTriableStudy, publishTest } from '../fieldwork/publish-test';
import { type RehearsalState, readRehearsal } from './read-rehearsal';

const ATTEMPTS = 3;
/** Of an organisation at once. */
const MOST_AT_ONCE = 3;

/**
 * Has scripted participants walk a study as its editors see it, by a job. While a rehearsal of the study is under way
 * that one is answered, so that a request may be repeated. Refuses `study_not_found`, `forbidden`, `invalid_study_guide`
 * for a guide that could not be launched, and `conflict`, to be sent again, while several of the organisation are under
 * way.
 */
export async function startRehearsal(
  ctx: MemberContext,
  input: { study: StudyReference; manners?: readonly Manner[] | undefined },
): Promise<RehearsalState> {
  const found = await findTriableStudy(ctx, input.study);
  const { organizationId, userId } = ctx.principal;
  const manners = MANNERS.filter((manner) => !input.manners || input.manners.includes(manner));
  const id = await withTransaction(ctx, async ({ db }) => {
    // Locks the study: two requests at once must not begin two.
    const { revision } = await publishTest(db, found.id, userId);
    const unfinished = await findUnfinishedRehearsal(db, found.id);
    if (unfinished) return unfinished.id;
    if ((await countUnfinishedRehearsals(db, organizationId)) >= MOST_AT_ONCE) {
      throw new Failure(
        'conflict',
        'Several studies are being rehearsed. Wait until one of them is through.',
        {
          retryAfterSeconds: 15,
        },
      );
    }
    const walks = manners.map((manner) => waiting({ manner, ...MANNER_WORDS[manner], wish: NO_WISH }));
    const row = await insertRehearsal(
      db,
      { organizationId, studyId: found.id, revisionId: revision.id },
      walks,
    );
    await enqueueJob(
      db,
      'rehearseStudy',
      { rehearsalId: row.id },
      { jobKey: `rehearsal:${row.id}`, maxAttempts: ATTEMPTS, queue: `rehearsal:${organizationId}` },
    );
    return row.id;
  });
  return readRehearsal(ctx, { study: input.study, rehearsalId: id });
}

/** Somebody who has not begun yet. */
export function waiting(walker: Walker): Walk {
  return {
    ...walker,
    status: 'waiting',
    language: null,
    outcome: null,
    responseId: null,
    steps: [],
    broke: null,
  };
}
