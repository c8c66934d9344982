import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportEvent } from '@/lib/domain/event';
import { EXPORT_KEPT_MS, filterFromJson } from '@/lib/domain/response/export-job';
import { recordings } from '@/lib/ports/recording-store/recordings';
import type { Db } from '@/lib/store/database';
import { enqueueEvent } from '@/lib/store/events';
import {
  type ExportRow,
  findExportById,
  setExportFailed,
  setExportProgress,
  setExportReady,
} from '@/lib/store/exports';
import { countFound } from '@/lib/store/response-search';
import { findStudy } from '@/lib/store/studies';
import { giveWay } from '../give-way';
import { exportFile, passesOf } from '../responses/export/export-file';
import { storedFilter } from '../responses/stored-filter';

/** The name of the file in the store. */
export const EXPORT_FILE = 'export';
const PROGRESS_EVERY_MS = 1_000;

/** Thrown when an export is not wanted any more: its study was deleted. */
class Unwanted extends Error {}

/** Writes an export's file; one that does not exist any more, or is finished, is not a failure. */
export async function writeExport(db: Db, exportId: string, now = () => new Date()): Promise<void> {
  const row = await findExportById(db, exportId);
  if (!row || row.status === 'ready' || row.status === 'failed') return;
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-export-'));
  try {
    const file = path.join(folder, EXPORT_FILE);
    const total = await writeFileOf(db, row, file, now);
    await recordings().keep(nameOf(row), file);
    await finish(db, row, { sizeBytes: (await stat(file)).size, done: total, now: now() });
  } catch (error) {
    if (error instanceof Unwanted) return;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** After its last attempt. */
export async function giveUpExport(db: Db, exportId: string, now: Date): Promise<void> {
  await setExportFailed(db, exportId, new Date(now.getTime() + EXPORT_KEPT_MS));
}

export function nameOf({ key }: Pick<ExportRow, 'key'>): string {
  return `${key}/${EXPORT_FILE}`;
}

async function writeFileOf(db: Db, row: ExportRow, file: string, now: () => Date): Promise<number> {
  const { organizationId, studyId, format } = row;
  const study = await findStudy(db, { organizationId }, { by: 'id', id: studyId });
  if (!study) throw new Unwanted();
  const filter = await storedFilter(db, studyId, filterFromJson(row.filter));
  const total = await countFound(filter);
  const progress = progressOf(db, row);
  const source = { db, studyId, title: study.title, filter, total, now: now(), onRecord: progress.count };
  async function* watched() {
    for await (const chunk of exportFile(format, source)) {
      await progress.tell(chunk.length);
      await giveWay();
      yield chunk;
    }
  }
  await pipeline(watched, createWriteStream(file, { mode: 0o600 }));
  return total;
}

/** Notes every second how far it came, and stops when nobody waits for it or the disk is nearly full. */
function progressOf(db: Db, { id, total, format }: ExportRow) {
  let done = 0;
  let bytes = 0;
  let told = 0;
  return {
    count: () => {
      done += 1;
    },
    async tell(more: number) {
      bytes += more;
      if (Date.now() - told < PROGRESS_EVERY_MS) return;
      told = Date.now();
      recordings().checkRoom(bytes);
      if (!(await setExportProgress(db, id, Math.min(Math.floor(done / passesOf(format)), total))))
        throw new Unwanted();
    },
  };
}

/** The event is written with the state that makes it true (J2). */
async function finish(
  db: Db,
  row: ExportRow,
  { sizeBytes, done, now }: { sizeBytes: number; done: number; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
  const isWanted = await db.transaction(async (tx) => {
    if (!(await setExportReady(tx, row.id, { sizeBytes, done, expiresAt }))) return false;
    await enqueueEvent(tx, exportEvent(row));
    return true;
  });
  if (!isWanted) await recordings().eraseFolders([row.key]);
}
