import type { ReportFile } from '@/lib/services/findings/export-report';
import { REPORT_FILES } from '@/lib/wire/v1/report-export';
import { FileAnswer } from './file-answer';

/** A report as a file, under its title. */
export function reportFile({ format, title, content }: ReportFile): FileAnswer {
  const { type, ending } = REPORT_FILES[format];
  return new FileAnswer({ type, name: `${title}.${ending}`, chunks: once(content) });
}

async function* once(content: string | Buffer): AsyncGenerator<string | Buffer> {
  yield content;
}
