import type { StudyReference } from '@/lib/domain/identifier';
import type { MemberContext } from '../context';
import { reportDocument } from './report-document';
import { reportMarkdown } from './report-markdown';
import type { SaidReport } from './said-report';
import { readReport } from './save-report';

export interface ReportFile {
  format: 'docx' | 'markdown';
  title: string;
  content: string | Buffer;
}

/** The report of a study as a file. Refuses `study_not_found`. */
export async function exportReport(
  ctx: MemberContext,
  { format, ...path }: { study: StudyReference; format: ReportFile['format'] },
): Promise<ReportFile> {
  return writeReport(await readReport(ctx, path), format);
}

export async function writeReport(report: SaidReport, format: ReportFile['format']): Promise<ReportFile> {
  const content = format === 'docx' ? await reportDocument(report) : reportMarkdown(report);
  return { format, title: report.title, content };
}
