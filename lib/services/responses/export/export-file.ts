import type { ExportFormat } from '@/lib/domain/response/export-format';
import { captionsFile, markdownArchive, markdownFile, wordFile } from './documents';
import type { ExportSource } from './export-records';
import { jsonArray, jsonLines } from './json-lines';
import { qdaProject } from './qda-project';
import { csvFile, statisticsFile, workbookFile } from './tables';

export type Chunks = AsyncGenerator<string | Buffer>;

/** How each format is written, a piece at a time, while it is read. */
const WRITERS: Record<ExportFormat, (source: ExportSource) => Chunks> = {
  csv: csvFile,
  xlsx: workbookFile,
  json: jsonArray,
  ndjson: jsonLines,
  markdown: markdownFile,
  docx: wordFile,
  srt: (source) => captionsFile(source, 'srt'),
  vtt: (source) => captionsFile(source, 'vtt'),
  qdpx: qdaProject,
  sav: statisticsFile,
  transcripts: markdownFile,
  'transcripts-zip': markdownArchive,
};

export function exportFile(format: ExportFormat, source: ExportSource): Chunks {
  return WRITERS[format](source);
}

/** How often each format goes over all responses. */
export function passesOf(format: ExportFormat): number {
  if (format === 'qdpx') return 3;
  return format === 'sav' ? 2 : 1;
}
