import { type CaptionFormat, captionCues, captionFile } from '@/lib/domain/recording/captions';
import { MOST_IN_DOCUMENT } from '@/lib/domain/response/export-format';
import { transcriptDocument } from '@/lib/domain/response/transcript-document';
import type { InterviewRecord } from '../../interviews/interview-record';
import { responseTimeline } from '../../recordings/response-timeline';
import { type ExportRecord, type ExportSource, exportedResponse, exportRecords } from './export-records';
import { type ZipEntry, zipStream } from './zip-stream';

/** All transcripts as one document in Markdown. */
export async function* markdownFile(source: ExportSource): AsyncGenerator<string> {
  for await (const record of exportRecords(source)) yield `${markdownOf(record)}\n---\n\n`;
}

/** A document in Markdown for each response. */
export function markdownArchive(source: ExportSource): AsyncGenerator<Buffer> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for await (const record of exportRecords(source)) {
      yield { name: `response-${record.row.readableId}.md`, chunks: [markdownOf(record)] };
    }
  }
  return zipStream(entries());
}

/** All transcripts as one document for word processors, or an archive of documents when there are many. */
export async function* wordFile(source: ExportSource): AsyncGenerator<Buffer> {
  const { title, total } = source;
  // A large library, which nothing else needs.
  const { wordDocument } = await import('./word-document');
  if (total <= MOST_IN_DOCUMENT) {
    for await (const records of batches(source)) yield await wordDocument(title, records);
    return;
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    let first = 1;
    for await (const records of batches(source)) {
      const name = `responses-${first}-to-${first + records.length - 1}.docx`;
      yield { name, chunks: [await wordDocument(title, records)] };
      first += records.length;
    }
  }
  yield* zipStream(entries());
}

/** At least one, also when there is nothing to write. */
async function* batches(source: ExportSource): AsyncGenerator<ExportRecord[]> {
  let batch: ExportRecord[] = [];
  let given = false;
  for await (const record of exportRecords(source)) {
    batch.push(record);
    if (batch.length < MOST_IN_DOCUMENT) continue;
    yield batch;
    given = true;
    batch = [];
  }
  if (batch.length > 0 || !given) yield batch;
}

/** Captions on the clock of all recordings of a response; of several responses an archive, of those that have any. */
export async function* captionsFile(
  source: ExportSource,
  format: CaptionFormat,
): AsyncGenerator<string | Buffer> {
  if (source.total === 1) {
    for await (const record of exportRecords(source)) yield (await captionsOf(source, record, format)).text;
    return;
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    let found = false;
    for await (const record of exportRecords(source)) {
      const { text, count } = await captionsOf(source, record, format);
      if (count === 0) continue;
      found = true;
      yield { name: `response-${record.row.readableId}.${format}`, chunks: [text] };
    }
    if (!found) yield { name: 'no captions.txt', chunks: ['None of these responses was recorded.\n'] };
  }
  yield* zipStream(entries());
}

/** Captions of one response, and how many there are. */
export async function captionsOf(
  { db, now }: Pick<ExportSource, 'db' | 'now'>,
  record: InterviewRecord,
  format: CaptionFormat,
): Promise<{ text: string; count: number }> {
  const { timeline, textOf } = await responseTimeline(db, record, now);
  const cues = captionCues(timeline, textOf);
  return { text: captionFile(cues, format), count: cues.length };
}

/** A transcript as Markdown. */
export function markdownOf(record: ExportRecord): string {
  return transcriptDocument(exportedResponse(record), record.revision.welcomeMessage);
}
