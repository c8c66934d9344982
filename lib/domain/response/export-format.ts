export const EXPORT_FORMATS = [
  'csv',
  'xlsx',
  'json',
  'ndjson',
  'markdown',
  'docx',
  'srt',
  'vtt',
  'qdpx',
  'sav',
  'transcripts',
  'transcripts-zip',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A kind of file. */
export interface FileKind {
  type: string;
  ending: string;
}

/** More responses than this are written by a job (M4). */
export const MOST_AT_ONCE = 5_000;

export const ARCHIVE: FileKind = { type: 'application/zip', ending: 'zip' };
const MARKDOWN: FileKind = { type: 'text/markdown; charset=utf-8', ending: 'md' };

/** Media type and ending of each, where it is one file. */
export const EXPORT_FILES: Record<ExportFormat, FileKind> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', ending: 'ndjson' },
  markdown: MARKDOWN,
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: 'docx' },
  srt: { type: 'application/x-subrip; charset=utf-8', ending: 'srt' },
  vtt: { type: 'text/vtt; charset=utf-8', ending: 'vtt' },
  qdpx: { type: 'application/vnd.qdpx', ending: 'qdpx' },
  sav: { type: 'application/x-spss-sav', ending: 'sav' },
  transcripts: MARKDOWN,
  'transcripts-zip': ARCHIVE,
};

/** Responses in one document for word processors, which hold all of it in memory; more are an archive of documents. */
export const MOST_IN_DOCUMENT = 500;
/** Entries of an archive: past that they have another form, which not everything reads. */
const MOST_ENTRIES = 30_000;
const MOST_DOCUMENTS = 10_000;

/** What is written for this many responses. */
export function fileKindOf(format: ExportFormat, total: number): FileKind {
  const isArchive =
    ((format === 'srt' || format === 'vtt') && total !== 1) ||
    (format === 'docx' && total > MOST_IN_DOCUMENT);
  return isArchive ? ARCHIVE : EXPORT_FILES[format];
}

/** The most responses that fit the format; null: no limit. */
export function mostResponsesOf(format: ExportFormat): number | null {
  if (format === 'transcripts-zip') return MOST_DOCUMENTS;
  return format === 'srt' || format === 'vtt' || format === 'qdpx' ? MOST_ENTRIES : null;
}
