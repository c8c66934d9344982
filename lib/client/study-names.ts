import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StudyListItemShape } from '@/lib/wire/v1/study';
import { api } from './api';

type StudyListItem = z.infer<typeof StudyListItemShape>;

/** All studies by name, newest first: what the palette searches. */
export function studyNamesQuery() {
  return queryOptions({
    queryKey: ['studies', 'names'],
    queryFn: ({ signal }) => api.get<StudyListItem[]>('/api/public/v1/studies', { signal }),
    staleTime: 60_000,
  });
}
