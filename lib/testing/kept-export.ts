import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { signedUntil } from '@/lib/ports/signed-path';
import { nameOf } from '@/lib/services/exports/write-export';
import { database } from '@/lib/store/database';
import { insertExport } from '@/lib/store/exports';

/** An export that a job has written: its file is the ten digits. */
export async function keptExport(of: { organizationId: string; studyId: string }) {
  const key = randomBytes(32).toString('hex');
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { organizationId, studyId } = of;
  const row = await insertExport(database(), {
    ...{ organizationId, studyId, key, expiresAt },
    ...{ format: 'csv', filter: {}, status: 'ready', total: 1, done: 1, sizeBytes: 10 },
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-export-')), 'file');
  writeFileSync(file, '0123456789');
  await recordings().keep(nameOf(row), file);
  return { id: row.id, file: new URL(signedUntil(`/api/exports/${key}`, expiresAt)) };
}
