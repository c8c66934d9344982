import { exportFileRoute } from '@/lib/http/export-file-route';
import { described } from '@/lib/http/openapi/described';
import { readExportFileDoc } from '@/lib/wire/docs/response-search';

/** GET /api/exports/{key}. The file of an export by its signed address. */
export const GET = described(exportFileRoute, readExportFileDoc);
