'use client';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latestFindingsQuery } from '@/lib/client/responses';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponseFindingsV1, ResponseFindingV1 } from '@/lib/wire/v1/response-search';

interface Shown {
  responses: readonly ResponseFindingV1[];
  total: number;
}

/**
 * Changes since the list was loaded. Changed rows are updated in place; new rows are only counted, so that nothing
 * moves while reading.
 */
export function useNews(
  studyId: string,
  filter: WireResponseFilter,
  shown: Shown | undefined,
): { count: number } {
  const client = useQueryClient();
  const { data: latest } = useQuery({
    ...latestFindingsQuery(studyId, filter),
    enabled: shown !== undefined,
  });
  useEffect(() => {
    if (!latest) return;
    const fresh = new Map(latest.responses.map((response) => [response.id, response]));
    client.setQueriesData<InfiniteData<ResponseFindingsV1>>(
      { queryKey: ['responses', studyId, 'findings', filter] },
      (data) => data && updated(data, fresh),
    );
  }, [latest, client, studyId, filter]);
  if (!latest || !shown) return { count: 0 };
  return { count: Math.max(0, latest.total - shown.total) };
}

/** The same object when nothing changed. */
function updated(
  data: InfiniteData<ResponseFindingsV1>,
  fresh: ReadonlyMap<string, ResponseFindingV1>,
): InfiniteData<ResponseFindingsV1> {
  const isOlder = (response: ResponseFindingV1) => {
    const now = fresh.get(response.id);
    return now !== undefined && now.updatedAt > response.updatedAt;
  };
  if (!data.pages.some(({ responses }) => responses.some(isOlder))) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      responses: page.responses.map((response) =>
        isOlder(response) ? (fresh.get(response.id) ?? response) : response,
      ),
    })),
  };
}
