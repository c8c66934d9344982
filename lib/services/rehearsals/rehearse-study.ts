import { findPaths } from '@/lib/domain/rehearsal/find-paths';
import type { Walk } from '@/lib/domain/rehearsal/rehearsal';
import type { Db } from '@/lib/store/database';
import {
  beginRehearsal,
  endRehearsal,
  findRehearsalById,
  listWalks,
  type RehearsalRow,
  setWalk,
} from '@/lib/store/rehearsals';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudy } from '@/lib/store/studies';
import { findTestStudy } from '@/lib/store/test-studies';
import { deleteTest } from '../fieldwork/delete-old-tests';
import { waiting } from './start-rehearsal';
import { walkStudy } from './walk-study';

/** Thrown when nobody waits for a rehearsal any more: it was stopped, or its study deleted. */
class Unwanted extends Error {}

/**
 * Has everybody walk, one after the other; one that was interrupted goes on with who has not walked. One that does not
 * exist any more, or is over, is not a failure.
 */
export async function rehearseStudy(db: Db, rehearsalId: string, now = () => new Date()): Promise<void> {
  const row = await findRehearsalById(db, rehearsalId);
  if (!row || (row.status !== 'waiting' && row.status !== 'running')) return;
  // It is one of the study that this one is rehearsed in.
  const revision = await findPublishedRevision(db, null, row.revisionId);
  const walks = await walksOf(db, row, revision);
  try {
    for (const [number, walk] of walks.entries()) {
      if (walk.status !== 'waiting' && walk.status !== 'walking') continue;
      await forget(db, row, [walk]);
      const study = await findStudy(db, row, { by: 'id', id: row.studyId });
      if (!study) return;
      const tell = teller(db, row.id, number, walks);
      const end = await walkStudy(db, { study, revision, now }, walk, tell.sometimes);
      await tell.now(end);
    }
    await endRehearsal(db, row.id, 'ready');
  } catch (error) {
    if (!(error instanceof Unwanted)) throw error;
  }
  await forget(db, row, walks);
}

/** After its last attempt. */
export async function giveUpRehearsal(db: Db, rehearsalId: string): Promise<void> {
  await endRehearsal(db, rehearsalId, 'failed');
}

/** Who walks: found when the rehearsal begins, and as far as they came when it goes on. */
async function walksOf(db: Db, row: RehearsalRow, revision: RevisionRow): Promise<Walk[]> {
  const walks = await listWalks(db, row.id);
  if (row.search !== null) return walks;
  const { walkers, ...search } = findPaths(
    revision.guide,
    walks.map(({ manner }) => manner),
  );
  const all = walkers.map(waiting);
  return (await beginRehearsal(db, row.id, { search, walks: all })) ? all : [];
}

const EVERY_MS = 1_000;

/** Notes how far a walk is, and keeps it among the others; throws `Unwanted` when nobody waits for it. */
function teller(db: Db, rehearsalId: string, number: number, walks: Walk[]) {
  let told = 0;
  const now = async (walk: Walk) => {
    walks[number] = walk;
    told = Date.now();
    if (!(await setWalk(db, rehearsalId, number, walk))) throw new Unwanted();
  };
  const sometimes = async (walk: Walk) => {
    walks[number] = walk;
    if (Date.now() - told >= EVERY_MS) await now(walk);
  };
  return { now, sometimes };
}

/** The interviews are of no use once what was said in them is noted. */
async function forget(
  db: Db,
  { studyId, organizationId }: RehearsalRow,
  walks: readonly Walk[],
): Promise<void> {
  const test = await findTestStudy(db, studyId);
  if (!test) return;
  for (const { responseId } of walks)
    if (responseId) await deleteTest(db, { responseId, studyId: test.id, organizationId });
}
