'use client';
import { EXPORT_FILES, type ExportFormat } from '@/lib/domain/response/export-format';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import { ApiError, addressOf, api, fetchOwn, pathOf } from './api';
import { responseCounter } from './response-counter';

export interface ExportRun {
  format: ExportFormat;
  filter: WireResponseFilter;
  signal: AbortSignal;
  /** How many responses there are, as far as the page knows. */
  expected: number;
  /** Responses written so far, or null for formats that do not show it; bytes; responses in all. */
  onProgress: (progress: { done: number | null; bytes: number; total: number }) => void;
}

/**
 * Loads the file piece by piece and saves it in the browser. A large one is written by a job, which is waited for.
 * Rejects with an ApiError.
 */
export async function exportResponses(
  studyId: string,
  run: ExportRun,
): Promise<{ name: string; total: number }> {
  const { format, filter, signal, onProgress } = run;
  const response = await fetchOwn(
    addressOf(pathOf('/api/public/v1/studies/{studyId}/responses/export', { studyId }), {
      format,
      filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
    }),
    { signal },
  );
  if (response.status === 202) return waitForJob(studyId, (await response.json()).id, run);
  const total = Number(response.headers.get('x-total-count') ?? 0);
  const count = responseCounter(format);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    onProgress({ done: count?.(value) ?? null, bytes, total });
  }
  const name =
    nameOf(response.headers.get('content-disposition')) ?? `responses.${EXPORT_FILES[format].ending}`;
  keepFile(new Blob(pieces, { type: EXPORT_FILES[format].type }), name);
  return { name, total };
}

const LOOK_MS = 1_500;

async function waitForJob(
  studyId: string,
  exportId: string,
  { format, signal, expected, onProgress }: ExportRun,
): Promise<{ name: string; total: number }> {
  for (;;) {
    const { status, progress, url } = await api.get('/api/public/v1/studies/{studyId}/exports/{exportId}', {
      path: { studyId, exportId },
      signal,
    });
    if (status === 'failed')
      throw new ApiError(500, 'internal_error', 'The file could not be written.', null, [], null);
    onProgress({ done: Math.floor(progress * expected), bytes: 0, total: expected });
    if (url) {
      Object.assign(document.createElement('a'), { href: url, download: '' }).click();
      return { name: `responses.${EXPORT_FILES[format].ending}`, total: expected };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    signal.throwIfAborted();
  }
}

/** The file name that an answer gives. */
export function nameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** Keeps a file on this device. */
export function keepFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
