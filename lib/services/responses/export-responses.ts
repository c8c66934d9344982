import { Failure } from '@/lib/domain/failure';
import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { StudyReference } from '@/lib/domain/identifier';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/domain/response/csv';
import { type Cell, type ExportColumn, exportColumns } from '@/lib/domain/response/export-columns';
import type { ExportFormat } from '@/lib/domain/response/export-format';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import type { PageEnd } from '@/lib/domain/response/response-order';
import { transcriptDocument } from '@/lib/domain/response/transcript-document';
import type { Db } from '@/lib/store/database';
import {
  countFound,
  findPage,
  listParameterNames,
  type Page,
  type StoredFilter,
} from '@/lib/store/response-search';
import { listRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import type { InterviewRecord } from '../interviews/interview-record';
import { workbook } from './export/workbook';
import { type ZipEntry, zipStream } from './export/zip-stream';
import { findReadableStudy } from './find-readable-study';
import { recordsOf } from './search-responses';
import { storedFilter } from './stored-filter';

export interface Export {
  /** The number of responses in it. */
  total: number;
  /** The study's title and the day. */
  name: string;
  /** Read while it is written: a reader that stops ends the export. */
  chunks: AsyncGenerator<string | Buffer>;
}

/** Responses per statement. */
const BATCH = 250;
/** More single files than this are useless. */
const MOST_DOCUMENTS = 10_000;

/**
 * The responses that pass the filter as a file, in the order in which they started. Only a batch of them is in memory
 * at a time, and no connection is held between batches. Refuses `study_not_found`, and `bad_request` for an archive of
 * too many documents.
 */
export async function exportResponses(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; format: ExportFormat },
): Promise<Export> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const total = await countFound(filter);
  if (input.format === 'transcripts-zip' && total > MOST_DOCUMENTS) {
    throw new Failure(
      'bad_request',
      `An archive has ${MOST_DOCUMENTS} transcripts at most, and these are ${total}. Export them as one document, or filter further.`,
    );
  }
  const day = ctx.now().toISOString().slice(0, 10);
  return { total, name: `${study.title}, ${day}`, chunks: await chunksOf(ctx.db, filter, input.format) };
}

async function chunksOf(db: Db, filter: StoredFilter, format: ExportFormat): Promise<Export['chunks']> {
  const records = allRecords(db, filter);
  if (format === 'json') return jsonArray(records);
  if (format === 'transcripts') return oneDocument(records);
  if (format === 'transcripts-zip') return zipStream(documents(records));
  const revisions = await listRevisions(db, filter.studyId);
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  const columns = exportColumns(questions, await listParameterNames(filter.studyId));
  const rows = tableRows(columns, records);
  return format === 'xlsx' ? workbook(rows) : csv(rows);
}

async function* allRecords(db: Db, filter: StoredFilter): AsyncGenerator<InterviewRecord> {
  const order = { by: 'readableId', descending: false } as const;
  let after: PageEnd | undefined;
  do {
    const page: Page = await findPage(filter, { order, after, limit: BATCH });
    yield* await recordsOf(db, page.ids);
    after = page.end ?? undefined;
  } while (after);
}

async function* jsonArray(records: AsyncIterable<InterviewRecord>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { row } of records) {
    yield `${before}${row.doc}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* tableRows(
  columns: readonly ExportColumn[],
  records: AsyncIterable<InterviewRecord>,
): AsyncGenerator<Cell[]> {
  yield columns.map(({ name }) => name);
  for await (const { row, turns } of records) yield columns.map(({ cell }) => cell({ ...row, turns }));
}

async function* csv(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  let before = BYTE_ORDER_MARK;
  for await (const cells of rows) {
    yield before + csvLine(cells);
    before = '';
  }
}

const documentOf = ({ row, revision, turns }: InterviewRecord) =>
  transcriptDocument({ ...row, turns }, revision.welcomeMessage);

async function* oneDocument(records: AsyncIterable<InterviewRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${documentOf(record)}\n---\n\n`;
}

async function* documents(records: AsyncIterable<InterviewRecord>): AsyncGenerator<ZipEntry> {
  for await (const record of records) {
    yield { name: `response-${record.row.readableId}.md`, chunks: [documentOf(record)] };
  }
}
