import type { Task } from 'graphile-worker';
import type { FilmJob } from '@/lib/domain/clip/clip';
import { renderFilm as render } from '@/lib/services/clips/render-film';
import { giveUpFilm, sweepFilms as sweep } from '@/lib/services/clips/sweep-films';
import { database } from '@/lib/store/database';
import { namedIn } from './payload';

/** A fault of the machine is tried once more; attempts that a stopped machine took do not count against it. */
const MOST_FAULTS = 2;

/** Payload `{kind, id, version}`. */
export const renderFilm: Task = async (payload, { job }) => {
  const film = filmIn(payload);
  try {
    await render(database(), film);
  } catch (error) {
    if (job.attempts < MOST_FAULTS) throw error;
    await giveUpFilm(database(), film, error);
  }
};

/** Runs on a schedule. */
export const sweepFilms: Task = async () => {
  await sweep(database(), new Date());
};

function filmIn(payload: unknown): FilmJob {
  const kind = namedIn(payload, 'kind');
  if (kind !== 'clip' && kind !== 'reel') throw new Error('the payload names no film');
  const { version } = payload as { version?: unknown };
  if (typeof version !== 'number') throw new Error('the payload has no version');
  return { kind, id: namedIn(payload, 'id'), version };
}
