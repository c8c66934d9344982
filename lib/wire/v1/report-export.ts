import { z } from 'zod';

/** The files that a report is exported as. */
export const REPORT_FILES = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  markdown: { type: 'text/markdown; charset=utf-8', ending: 'md' },
} as const;

export const ReportExportQuery = z.object({
  format: z
    .enum(['docx', 'markdown'], 'expected docx or markdown')
    .default('docx')
    .meta({ description: 'What the file is.' }),
});
