import type { FilmJob } from '@/lib/domain/clip/clip';
import type { Db } from '@/lib/store/database';
import { enqueueInTurn, findJob } from '@/lib/store/jobs';

/** A machine that stops takes attempts, too; a film that fails twice is not tried again (see the job). */
const MAX_ATTEMPTS = 5;

const keyOf = ({ kind, id }: Pick<FilmJob, 'kind' | 'id'>) => `film:${kind}:${id}`;

/** Call it in the transaction that makes the film necessary. Films take turns with recordings, by organization. */
export async function enqueueFilm(db: Db, job: FilmJob, organizationId: string): Promise<void> {
  await enqueueInTurn(db, 'renderFilm', job, {
    ...{ jobKey: keyOf(job), maxAttempts: MAX_ATTEMPTS, lane: 'media', organizationId },
  });
}

export async function isFilmEnqueued(db: Db, job: FilmJob): Promise<boolean> {
  const found = await findJob(db, keyOf(job));
  return found !== undefined && !found.isSetAside;
}
