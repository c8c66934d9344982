import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { type ExportStatus, exportProgress } from '@/lib/domain/response/export-job';
import { signedUntil } from '@/lib/ports/signed-path';
import { type ExportRow, findExport } from '@/lib/store/exports';
import { noteGivenOut } from '../audit/given-out';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** How far an export is, and a link to its file once there is one. */
export interface ExportState {
  id: string;
  studyId: string;
  status: ExportStatus;
  progress: number;
  file: { url: string; expiresAt: Date } | null;
}

/** Refuses `study_not_found`, and `not_found` also once its file was removed. */
export async function readExport(
  ctx: MemberContext,
  input: { study: StudyReference; exportId: string },
): Promise<ExportState> {
  const study = await findReadableStudy(ctx, input.study);
  const { organizationId } = ctx.principal;
  const row = await findExport(ctx.db, { organizationId, studyId: study.id, id: input.exportId });
  if (!row || (row.expiresAt && row.expiresAt <= ctx.now())) {
    throw new Failure('not_found', 'There is no such export, or its file was removed. Export again.');
  }
  return exportState(row);
}

export function exportState(row: ExportRow): ExportState {
  const { id, studyId, status, expiresAt, key } = row;
  const file =
    status === 'ready' && expiresAt ? { url: signedUntil(exportPath(key), expiresAt), expiresAt } : null;
  if (file) noteGivenOut();
  return { id, studyId, status, progress: exportProgress(row), file };
}

/** The path of its file, which is signed. */
export function exportPath(key: string): string {
  return `/api/exports/${key}`;
}
