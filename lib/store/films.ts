import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FilmJob, FilmKind, FilmState } from '@/lib/domain/clip/clip';
import type { Db } from './database';
import { clip, reel, reelItem } from './schema';

/** What clips and reels have in common as films. */
const TABLES = { clip, reel };

const ofJob = ({ id, version }: FilmJob): SQL =>
  sql`id = ${id} and version = ${version} and state in ('queued', 'rendering')`;

/** False when there is nothing to be rendered any more. */
export async function setRendering(db: Db, job: FilmJob): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${TABLES[job.kind]} set state = 'rendering', progress = 0, problem = null where ${ofJob(job)}`,
  );
  return rowCount === 1;
}

/** False when the film was changed or deleted meanwhile. */
export async function setProgress(db: Db, job: FilmJob, progress: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update ${TABLES[job.kind]} set progress = ${progress} where ${ofJob(job)}`,
  );
  return rowCount === 1;
}

/** The files of a film that was rendered. */
export interface RenderedFilm {
  key: string;
  durationMs: number;
  filmBytes: number;
  captionBytes: number | null;
  posterBytes: number | null;
  transcript: string;
  /** The clips that are in it. */
  clipIds: readonly string[];
}

/** False when the film was changed or deleted, or one of its clips was. */
export async function setReady(db: Db, job: FilmJob, film: RenderedFilm): Promise<boolean> {
  const ids = sql.param(`{${film.clipIds.join(',')}}`);
  const clips = job.kind === 'reel' ? sql`, rendered_clips = ${ids}::uuid[]` : sql``;
  const { rowCount } = await db.execute(sql`
    update ${TABLES[job.kind]} set state = 'ready', progress = 100, problem = null, key = ${film.key},
           duration_ms = ${film.durationMs}, film_bytes = ${film.filmBytes},
           caption_bytes = ${film.captionBytes}, poster_bytes = ${film.posterBytes},
           transcript = ${film.transcript}, updated_at = now()${clips}
     where ${ofJob(job)}
       and (select count(*) from clip where id = any(${ids}::uuid[])) = cardinality(${ids}::uuid[])`);
  return rowCount === 1;
}

export async function setFailed(db: Db, job: FilmJob, problem: string): Promise<void> {
  await db.execute(sql`
    update ${TABLES[job.kind]} set state = 'failed', problem = ${problem}, updated_at = now()
     where ${ofJob(job)}`);
}

/** A film's files, for whoever has their signed address. */
export interface FilmFiles {
  kind: FilmKind;
  key: string;
  title: string;
  filmBytes: number | null;
  captionBytes: number | null;
  posterBytes: number | null;
}

/** Not those of a reel in which somebody is seen whose clip was deleted. */
export async function findFilmByKey(db: Db, key: string): Promise<FilmFiles | undefined> {
  const files = (table: typeof clip | typeof reel) => ({
    key: table.key,
    title: table.title,
    filmBytes: table.filmBytes,
    captionBytes: table.captionBytes,
    posterBytes: table.posterBytes,
  });
  const [ofClip] = await db.select(files(clip)).from(clip).where(eq(clip.key, key));
  if (ofClip) return { kind: 'clip', ...ofClip, key };
  const [ofReel] = await db
    .select(files(reel))
    .from(reel)
    .where(
      and(
        eq(reel.key, key),
        sql`(select count(*) from ${clip} where ${clip.id} = any(${reel.renderedClips})) = cardinality(${reel.renderedClips})`,
      ),
    );
  return ofReel && { kind: 'reel', ...ofReel, key };
}

/** What the store has for films that are to be deleted. */
export interface StoredFilms {
  folders: string[];
  bytes: number;
}

/** The films of clips of a response, or all of a study. */
export async function listStoredFilms(
  db: Db,
  of: { responseId: string } | { studyId: string },
): Promise<StoredFilms> {
  const rows = await db
    .select()
    .from(clip)
    .where('studyId' in of ? eq(clip.studyId, of.studyId) : eq(clip.responseId, of.responseId));
  const reels = 'studyId' in of ? await db.select().from(reel).where(eq(reel.studyId, of.studyId)) : [];
  return storedFilms([...rows, ...reels]);
}

type Stored = Pick<typeof clip.$inferSelect, 'key' | 'filmBytes' | 'captionBytes' | 'posterBytes'>;

export function storedFilms(rows: readonly Stored[]): StoredFilms {
  return {
    folders: rows.flatMap(({ key }) => (key === null ? [] : [key])),
    bytes: rows.reduce((sum, row) => sum + filmBytes(row), 0),
  };
}

export function filmBytes(row: Omit<Stored, 'key'>): number {
  return (row.filmBytes ?? 0) + (row.captionBytes ?? 0) + (row.posterBytes ?? 0);
}

/** A reel that lost clips. */
export interface ReducedReel extends StoredFilms {
  id: string;
  version: number;
  /** How many clips it still has. */
  clips: number;
}

/**
 * Takes the clips of a response, or one clip, out of all reels: their films are dropped, and they wait to be rendered
 * without them. A reel that has no clip left fails, in words. Call it in the transaction that deletes the clips, before.
 */
export async function takeOutOfReels(
  db: Db,
  of: { responseId: string } | { clipId: string },
): Promise<ReducedReel[]> {
  // Before the reels are looked at: one that is being made with such a clip is waited for, or finds no clip.
  const clips = await db
    .select({ id: clip.id })
    .from(clip)
    .where('clipId' in of ? eq(clip.id, of.clipId) : eq(clip.responseId, of.responseId))
    .orderBy(clip.id)
    .for('update');
  const removed = await db
    .delete(reelItem)
    .where(
      inArray(
        reelItem.clipId,
        clips.map(({ id }) => id),
      ),
    )
    .returning({ id: reelItem.reelId });
  const counts = new Map<string, number>();
  for (const { id } of removed) counts.set(id, (counts.get(id) ?? 0) + 1);
  const reduced: ReducedReel[] = [];
  // In one order, so that two deletions do not wait for each other.
  for (const [id, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [before] = await db.select().from(reel).where(eq(reel.id, id)).for('no key update');
    if (!before) continue;
    const left = await db
      .select({ clipId: reelItem.clipId })
      .from(reelItem)
      .where(and(eq(reelItem.reelId, id), sql`${reelItem.clipId} is not null`));
    const change = {
      ...DROPPED,
      ...(left.length === 0 && { state: 'failed' as const, problem: NO_CLIPS_LEFT }),
      removedClips: before.removedClips + count,
      version: before.version + 1,
      updatedAt: new Date(),
    };
    await db.update(reel).set(change).where(eq(reel.id, id));
    reduced.push({ id, version: change.version, clips: left.length, ...storedFilms([before]) });
  }
  return reduced;
}

const NO_CLIPS_LEFT = 'All clips of this reel were deleted.';

/** A film that is to be rendered anew: what there was is shown to nobody any more. */
export const DROPPED = {
  state: 'queued' as FilmState,
  progress: 0,
  problem: null,
  key: null,
  durationMs: null,
  filmBytes: null,
  captionBytes: null,
  posterBytes: null,
  transcript: '',
};

/** Films that should be under way, oldest first: a job that died leaves them behind. */
export async function listUnfinishedFilms(db: Db, before: Date, limit: number): Promise<FilmJob[]> {
  const { rows } = await db.execute<{ kind: FilmKind; id: string; version: number }>(sql`
    select kind, id, version from (
      select 'clip' as kind, id, version, updated_at from clip where state in ('queued', 'rendering')
      union all
      select 'reel', id, version, updated_at from reel where state in ('queued', 'rendering')) films
     where updated_at < ${before.toISOString()}::timestamptz order by updated_at limit ${limit}`);
  return rows.map(({ kind, id, version }) => ({ kind, id, version: Number(version) }));
}

/** The organisation of a film; undefined once it is deleted. */
export async function findFilmOwner(db: Db, { kind, id }: FilmJob): Promise<string | undefined> {
  const table = TABLES[kind];
  const [row] = await db.select({ organizationId: table.organizationId }).from(table).where(eq(table.id, id));
  return row?.organizationId;
}
