import type { ExportFormat } from '@/lib/domain/response/export-format';

const QUOTE = 0x22;
const NEW_LINE = 0x0a;
const DASH = 0x2d;

/** Counts the responses in a file while its pieces arrive; undefined for compressed formats. */
export function responseCounter(format: ExportFormat): ((piece: Uint8Array) => number) | undefined {
  if (format === 'csv') return csvRows();
  if (format === 'json') return lines(1);
  return format === 'transcripts' ? rules() : undefined;
}

/** Lines outside quotation marks, without the header. */
function csvRows(): (piece: Uint8Array) => number {
  let inQuotes = false;
  let ended = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === QUOTE) inQuotes = !inQuotes;
      else if (byte === NEW_LINE && !inQuotes) ended += 1;
    }
    return Math.max(0, ended - 1);
  };
}

/** One line per response, after this many lines. */
function lines(before: number): (piece: Uint8Array) => number {
  let ended = 0;
  return (piece) => {
    for (const byte of piece) if (byte === NEW_LINE) ended += 1;
    return Math.max(0, ended - before);
  };
}

/** A line of three dashes ends each transcript. */
function rules(): (piece: Uint8Array) => number {
  let dashes = 0;
  let plain = true;
  let ended = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === NEW_LINE) {
        if (plain && dashes === 3) ended += 1;
        dashes = 0;
        plain = true;
      } else if (byte === DASH) dashes += 1;
      else plain = false;
    }
    return ended;
  };
}
