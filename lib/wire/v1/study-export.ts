import { z } from 'zod';
import { EXPORT_STATUSES, type ExportStatus } from '@/lib/domain/response/export-job';

export const StudyExportShape = z
  .object({
    id: z.uuid().meta({ description: 'The id of the export.' }),
    status: z.enum(EXPORT_STATUSES).meta({
      description: '`waiting` for a worker, `running`, `ready` to be fetched, or `failed` for good.',
    }),
    progress: z.number().min(0).max(1).meta({ description: 'How much is written, from 0 to 1.' }),
    url: z.url().exactOptional().meta({ description: 'The file, once it is ready.' }),
    expiresAt: z.iso.datetime().exactOptional().meta({ description: 'When the file is removed.' }),
  })
  .meta({ id: 'StudyExport', description: 'An export that a job writes.' });

export function studyExportV1(state: {
  id: string;
  status: ExportStatus;
  progress: number;
  file: { url: string; expiresAt: Date } | null;
}): z.input<typeof StudyExportShape> {
  const { id, status, progress, file } = state;
  return { id, status, progress, ...(file && { url: file.url, expiresAt: file.expiresAt.toISOString() }) };
}
