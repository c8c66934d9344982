import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/store/database';
import { deleteStudy } from '@/lib/store/studies';
import type { Reply } from './call';
import { stallStatement } from './stall-statement';

/** Long enough for a deletion that need not wait for the request. */
const PATIENCE_MS = 200;

/**
 * What a request is answered when its study is deleted after its first statement, after its second, and so on to its
 * last. `begin` makes a study and says how to send a request about it.
 */
export async function deletedMeanwhile(
  begin: () => Promise<{ studyId: string; send: () => Promise<Reply> }>,
): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let nth = 0; ; nth++) {
    const { studyId, send } = await begin();
    let deleting: Promise<void> | undefined;
    const held = stallStatement({ nth, side: 'after' }, () => {
      // Once more after a deadlock with the request, as the service does.
      const once = () => deleteStudy(database(), studyId);
      deleting = once().catch(once);
      // A request that holds the study is not interrupted by its deletion.
      void Promise.race([deleting, sleep(PATIENCE_MS)]).then(() => held.release());
    });
    const reply = await send();
    held.restore();
    await deleting;
    if (!deleting) return replies;
    replies.push(reply);
  }
}
