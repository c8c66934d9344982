'use client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorNote } from '@/components/ui/error-note';
import { ApiError } from '@/lib/client/api';
import { readStudy } from '@/lib/client/guide';
import { pageLoaded } from '@/lib/client/page-loaded';
import { useMay } from '@/lib/client/session';
import { type GuideBuilderProps, useBuilderHead } from './builder-head';
import { BuilderSkeleton } from './builder-skeleton';

const loadBuilder = () =>
  pageLoaded()
    .then(() => import('./open-study'))
    .then((module) => ({ default: module.OpenStudy }));
/** Loaded at the same time as the study, so that the page's frame waits for neither. */
const OpenStudy = lazy(loadBuilder);

const loadReader = () =>
  pageLoaded()
    .then(() => import('./reading/guide-reader'))
    .then((module) => ({ default: module.GuideReader }));
const GuideReader = lazy(loadReader);

/**
 * Loads a study once and opens it for editing; from then on the builder has the latest state. Members who may not edit
 * see it read-only, and others' changes appear when the page is looked at again.
 */
export function GuideBuilder({ studyId, renderHead, ...rest }: GuideBuilderProps) {
  const mayEdit = useMay('edit');
  useEffect(() => void (mayEdit ? loadBuilder() : loadReader()), [mayEdit]);
  const query = useQuery({
    queryKey: ['guide', studyId],
    queryFn: ({ signal }) => readStudy(studyId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: !mayEdit,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
  });
  const { place, head } = useBuilderHead();
  const Guide = mayEdit ? OpenStudy : GuideReader;
  return (
    <>
      {renderHead(head)}
      {query.data ? (
        <Suspense fallback={<BuilderSkeleton />}>
          <Guide key={studyId} read={query.data} head={place} {...rest} />
        </Suspense>
      ) : query.error ? (
        <LoadingFailed error={query.error} retry={() => void query.refetch()} />
      ) : (
        <BuilderSkeleton />
      )}
    </>
  );
}

function LoadingFailed({ error, retry }: { error: Error; retry: () => void }) {
  const refusal = error instanceof ApiError ? error : null;
  return (
    <div className="p-6">
      <ErrorNote title="The guide could not be loaded." requestId={refusal?.requestId} retry={retry}>
        {error.message}
      </ErrorNote>
    </div>
  );
}
