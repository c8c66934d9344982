import { Failure } from '@/lib/domain/failure';
import { HELD_ORGANIZATION } from '@/lib/domain/retention/legal-hold';
import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import {
  beginDeletion,
  deleteInvitationsOf,
  deleteOrganizationRow,
  deleteOrganizationRows,
  endGrants,
  forgetAuditLog,
  listSomeMedia,
  listSomeResponses,
  listSomeStudies,
  listWebhookIds,
} from '@/lib/store/erased-organizations';
import { dropJobs, dropQueues } from '@/lib/store/jobs';
import { hasHoldsOf } from '@/lib/store/legal-holds';
import { lockOrganization } from '@/lib/store/organizations';
import { findTestStudy } from '@/lib/store/test-studies';
import { deleteTest } from '../fieldwork/delete-old-tests';
import { eraseMedia } from '../media/erase-media';
import { eraseResponse } from '../responses/delete-response';
import { eraseStudy } from '../studies/erase-study';
import { heldFor } from './withhold-job';

/**
 * Deletes an organisation whose week is over, with everything of it, in many short transactions (O4): whoever is killed
 * over it leaves less for the next. Its figures stay in the ledger, and a line of the whole instance's log says that it
 * was. False when it is not due, or gone, and when `mayGoOn` ends it before: the next call goes on. Refuses `conflict`:
 * something is under a legal hold.
 */
export async function eraseOrganization(
  db: Db,
  organizationId: string,
  now: Date,
  mayGoOn: () => boolean = () => true,
): Promise<boolean> {
  const hasBegun = await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if (await hasHoldsOf(tx, organizationId)) throw new Failure('conflict', HELD_ORGANIZATION);
    return beginDeletion(tx, organizationId, now);
  });
  if (!hasBegun) return false;
  await dropJobs(db, heldFor(organizationId));
  let isGone = false;
  while (!isGone) {
    if (!(await eraseStudies(db, organizationId, mayGoOn))) return false;
    await eraseOwnMedia(db, organizationId);
    const webhooks = await listWebhookIds(db, organizationId);
    await deleteOrganizationRows(db, organizationId);
    await dropQueues(db, [organizationId, ...webhooks]);
    // False when a request that was under way has made another study.
    isGone = await db.transaction((tx) => end(tx, organizationId));
    if (!isGone && (await listSomeStudies(db, organizationId)).length === 0) return false;
  }
  await forgetAuditLog(db, organizationId);
  return true;
}

/** False when it was ended before there are none. */
async function eraseStudies(db: Db, organizationId: string, mayGoOn: () => boolean): Promise<boolean> {
  for (;;) {
    const ids = await listSomeStudies(db, organizationId);
    if (ids.length === 0) return true;
    for (const id of ids) if (!(await eraseOne(db, { id, organizationId }, mayGoOn))) return false;
  }
}

/** Its responses one by one, so that no transaction is long, then the study. */
async function eraseOne(
  db: Db,
  study: { id: string; organizationId: string },
  mayGoOn: () => boolean,
): Promise<boolean> {
  const { id: studyId, organizationId } = study;
  await deleteInvitationsOf(db, studyId);
  const erase = (id: string) => db.transaction((tx) => eraseResponse(tx, { id, studyId }));
  if (!(await eachResponse(db, { studyId, mayGoOn, erase }))) return false;
  const test = await findTestStudy(db, studyId);
  if (test) {
    const drop = (responseId: string) => deleteTest(db, { responseId, studyId: test.id, organizationId });
    if (!(await eachResponse(db, { studyId: test.id, mayGoOn, erase: drop }))) return false;
  }
  const media = await db.transaction((tx) => eraseStudy(tx, study));
  // Tried at once; should it fail, the job does it.
  if (media) await eraseMedia(db, media).catch(() => undefined);
  return true;
}

async function eachResponse(
  db: Db,
  of: { studyId: string; mayGoOn: () => boolean; erase: (id: string) => Promise<unknown> },
): Promise<boolean> {
  for (;;) {
    const ids = await listSomeResponses(db, of.studyId);
    if (ids.length === 0) return true;
    for (const id of ids) {
      if (!of.mayGoOn()) return false;
      await of.erase(id);
    }
  }
}

/** Also those that no study shows. What another organisation's study shows, whose guide was imported, stays there. */
async function eraseOwnMedia(db: Db, organizationId: string): Promise<void> {
  let after = '';
  for (;;) {
    const names = await listSomeMedia(db, organizationId, after);
    const last = names.at(-1);
    if (last === undefined) return;
    await eraseMedia(db, names);
    after = last;
  }
}

async function end(tx: Db, organizationId: string): Promise<boolean> {
  if (!(await lockOrganization(tx, organizationId))) return false;
  if ((await listSomeStudies(tx, organizationId)).length > 0) return false;
  if (!(await endGrants(tx, organizationId))) {
    throw new Error(`organisation ${organizationId} holds credits although it has no studies`);
  }
  if (!(await deleteOrganizationRow(tx, organizationId))) return false;
  await insertAuditEntry(tx, {
    ...{ organizationId: null, studyId: null, ip: null, result: 'done', changes: {} },
    ...{ actor: { system: 'operator' }, action: 'org:delete' },
    target: { type: 'organization', id: organizationId },
  });
  return true;
}
