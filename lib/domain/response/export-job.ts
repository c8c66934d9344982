import type { ResponseFilter } from './response-filter';

/** `waiting` for a worker, being written (`running`), `ready` to be fetched, or `failed` for good. */
export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** How long a finished export can be fetched. */
export const EXPORT_KEPT_MS = 24 * 60 * 60 * 1_000;
/** Exports of an organisation that are not finished. */
export const MOST_EXPORTS_AT_ONCE = 5;

const TIMES = ['createdFrom', 'createdBefore', 'updatedFrom', 'updatedBefore'] as const;

/** A filter that was kept as JSON, with its times as times. */
export function filterFromJson(kept: unknown): ResponseFilter {
  const filter = { ...(kept as ResponseFilter) };
  for (const name of TIMES) {
    const time = filter[name];
    if (time !== undefined) filter[name] = new Date(time);
  }
  return filter;
}

/** From 0 to 1: how much of an export is written. It is 1 once the file is there. */
export function exportProgress({
  status,
  done,
  total,
}: {
  status: ExportStatus;
  done: number;
  total: number;
}): number {
  if (status === 'ready') return 1;
  return Math.min(0.99, Math.round((done / Math.max(1, total)) * 100) / 100);
}
