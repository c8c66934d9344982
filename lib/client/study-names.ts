import { queryOptions } from '@tanstack/react-query';
import { api } from './api';

/** All studies by name, newest first: what the palette searches. */
export function studyNamesQuery() {
  return queryOptions({
    queryKey: ['studies', 'names'],
    queryFn: ({ signal }) => api.get('/api/public/v1/studies', { signal }),
    staleTime: 60_000,
  });
}
