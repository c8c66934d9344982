'use client';
import { EXPORT_FILES, type ExportFormat } from '@/lib/domain/response/export-format';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import { addressOf, apiErrorOf, organizationOfPage, pathOf } from './api';
import { responseCounter } from './response-counter';

export interface ExportRun {
  format: ExportFormat;
  filter: WireResponseFilter;
  signal: AbortSignal;
  /** Responses written so far, or null for formats that do not show it; bytes; responses in all. */
  onProgress: (progress: { done: number | null; bytes: number; total: number }) => void;
}

/** Loads the file piece by piece and saves it in the browser. Rejects with an ApiError. */
export async function exportResponses(
  studyId: string,
  run: ExportRun,
): Promise<{ name: string; total: number }> {
  const { format, filter, signal, onProgress } = run;
  const organizationId = organizationOfPage();
  const response = await fetch(
    addressOf(pathOf('/api/public/v1/studies/{studyId}/responses/export', { studyId }), {
      format,
      filter: Object.keys(filter).length === 0 ? undefined : JSON.stringify(filter),
    }),
    { signal, headers: organizationId ? { 'x-organization': organizationId } : {} },
  );
  if (!response.ok || !response.body) throw apiErrorOf(response, await response.text());
  const total = Number(response.headers.get('x-total-count') ?? 0);
  const count = responseCounter(format);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    bytes += value.length;
    onProgress({ done: count?.(value) ?? null, bytes, total });
  }
  const name =
    nameOf(response.headers.get('content-disposition')) ?? `responses.${EXPORT_FILES[format].ending}`;
  keep(new Blob(pieces, { type: EXPORT_FILES[format].type }), name);
  return { name, total };
}

function nameOf(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function keep(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
