import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import {
  type ExportFormat,
  type FileKind,
  fileKindOf,
  MOST_AT_ONCE,
  mostResponsesOf,
} from '@/lib/domain/response/export-format';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { countFound } from '@/lib/store/response-search';
import { noteGivenOut } from '../audit/given-out';
import type { MemberContext } from '../context';
import { type StartedExport, startExport } from '../exports/start-export';
import { type Chunks, exportFile } from './export/export-file';
import { findReadableStudy } from './find-readable-study';
import { storedFilter } from './stored-filter';

export interface Export {
  /** The number of responses in it. */
  total: number;
  /** The study's title and the day. */
  name: string;
  kind: FileKind;
  /** Read while it is written: a reader that stops ends the export. */
  chunks: Chunks;
}

/**
 * The responses that pass the filter as a file, in the order in which they started; more than 5,000 are written by a
 * job (M4). Refuses `study_not_found`, and `bad_request` for more than the format holds.
 */
export async function exportResponses(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; format: ExportFormat },
): Promise<Export | StartedExport> {
  const { format } = input;
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const total = await countFound(filter);
  refuseTooMany(format, total);
  if (total > MOST_AT_ONCE) {
    noteGivenOut();
    return startExport(ctx, { study, filter: input.filter, format, total });
  }
  const source = { db: ctx.db, studyId: study.id, title: study.title, filter, total, now: ctx.now() };
  return {
    total,
    name: exportName(study.title, source.now),
    kind: fileKindOf(format, total),
    chunks: exportFile(format, source),
  };
}

/** The study's title and the day. */
export function exportName(title: string, now: Date): string {
  return `${title}, ${now.toISOString().slice(0, 10)}`;
}

function refuseTooMany(format: ExportFormat, total: number): void {
  const most = mostResponsesOf(format);
  if (most === null || total <= most) return;
  throw new Failure(
    'bad_request',
    `An archive has ${most} responses at most, and these are ${total}. Choose another format, or filter further.`,
  );
}
