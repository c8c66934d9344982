import { Failure } from '@/lib/domain/failure';
import { type FileKind, fileKindOf } from '@/lib/domain/response/export-format';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { isSigned } from '@/lib/ports/signed-path';
import { findExportByKey } from '@/lib/store/exports';
import { findStudy } from '@/lib/store/studies';
import type { AnyoneContext } from '../context';
import { exportName } from '../responses/export-responses';
import { exportPath } from './read-export';
import { nameOf } from './write-export';

export interface ExportedFile {
  name: string;
  kind: FileKind;
  sizeBytes: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * The file of a signed address. Refuses `forbidden` for an altered or expired one, before any lookup, and `not_found`
 * once it was removed.
 */
export async function findExportFile(
  ctx: AnyoneContext,
  { key, search }: { key: string; search: string },
): Promise<ExportedFile> {
  if (!isSigned(exportPath(key), search, ctx.now())) {
    throw new Failure('forbidden', 'This link was altered, or its day is over. Export again for a new one.');
  }
  const row = await findExportByKey(ctx.db, key);
  const study = row && (await findStudy(ctx.db, row, { by: 'id', id: row.studyId }));
  const body = row?.status === 'ready' && study ? await recordings().read(nameOf(row)) : undefined;
  if (!row || !study || !body) throw new Failure('not_found', 'This export is not there any more.');
  return {
    name: exportName(study.title, row.createdAt),
    kind: fileKindOf(row.format, row.done),
    sizeBytes: row.sizeBytes ?? 0,
    body,
  };
}
