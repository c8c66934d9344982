import type { FilmJob } from '@/lib/domain/clip/clip';
import { mediaEngine } from '@/lib/ports/media-engine/media-engine';
import type { Db } from '@/lib/store/database';
import { findFilmOwner, listUnfinishedFilms, setFailed } from '@/lib/store/films';
import { log } from '@/lib/telemetry/log';
import { enqueueFilm, isFilmEnqueued } from './enqueue-film';

const GIVEN_UP = 'It could not be made because of a fault of the server. Try it again later.';
const NO_ENGINE = 'Films cannot be made on this server: it has no media engine (ffmpeg).';

/** It failed more often than a fault that passes would. */
export async function giveUpFilm(db: Db, job: FilmJob, error: unknown): Promise<void> {
  log().error({ err: error, film: job }, 'a film could not be rendered');
  await setFailed(db, job, GIVEN_UP);
}

/** A film that waits without a job, ten minutes after it was asked for, has lost it. */
const LOST_MS = 10 * 60 * 1_000;
const AT_ONCE = 100;

/** Films that nobody works on get a job again, or fail in words where nothing can render them. Returns how many. */
export async function sweepFilms(db: Db, now: Date): Promise<number> {
  let swept = 0;
  for (const job of await listUnfinishedFilms(db, new Date(now.getTime() - LOST_MS), AT_ONCE)) {
    if (await isFilmEnqueued(db, job)) continue;
    const organizationId = await findFilmOwner(db, job);
    if (organizationId === undefined) continue;
    swept += 1;
    if ((await mediaEngine())?.film) await enqueueFilm(db, job, organizationId);
    else await setFailed(db, job, NO_ENGINE);
  }
  return swept;
}
