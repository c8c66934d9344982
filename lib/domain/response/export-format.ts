export const EXPORT_FORMATS = ['csv', 'json', 'xlsx', 'transcripts', 'transcripts-zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Media type and ending of each. */
export const EXPORT_FILES: Record<ExportFormat, { type: string; ending: string }> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  transcripts: { type: 'text/markdown; charset=utf-8', ending: 'md' },
  'transcripts-zip': { type: 'application/zip', ending: 'zip' },
};
