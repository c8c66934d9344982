import { z } from 'zod';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { PageQuery } from '../page-query';
import { exportFormatParameter } from './export-format';
import { filterParameter } from './response-filter';

/** The query of an export: the format, and the filters of the list of responses beside the whole filter. */
export const ExportQuery = z.object({
  format: exportFormatParameter,
  filter: filterParameter,
  ...PageQuery.pick({ updatedSince: true, includeInProgress: true, flag: true }).shape,
});

/** What all of them ask for together. */
export function exportFilter(query: z.output<typeof ExportQuery>): ResponseFilter {
  const { filter = {}, updatedSince, includeInProgress, flag } = query;
  const since = updatedSince && later(filter.updatedFrom, updatedSince);
  return {
    ...filter,
    ...(since && { updatedFrom: since }),
    ...(!includeInProgress && { analyzedOnly: true as const }),
    ...(flag && { flags: [flag] }),
  };
}

const later = (one: Date | undefined, other: Date) => (one && one > other ? one : other);
