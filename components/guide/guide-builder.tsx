'use client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { ErrorNote } from '@/components/ui/error-note';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { type ReadStudy, readStudy } from '@/lib/client/guide';
import { useSession } from '@/lib/client/session';
import type { BuilderHead } from './builder-head';
import { BuilderSkeleton } from './builder-skeleton';
import { BuilderView } from './builder-view';
import type { RenderQuestion } from './preview/preview-step';
import { openBuilder } from './store/open-builder';
import type { Builder } from './store/use-guide';

interface GuideBuilderProps {
  studyId: string;
  /** The participant's own controls, which belong to another part of the product. */
  renderQuestion: RenderQuestion;
  /** The page's head: crumbs, tabs, status, launch. */
  renderHead: (head: BuilderHead) => ReactNode;
  /** ⌘↵, when nothing keeps the study from being launched. */
  onLaunch: () => void;
}

/** Reads a study once and opens it for editing; from then on the builder knows best what is in it. */
export function GuideBuilder({ studyId, ...rest }: GuideBuilderProps) {
  const query = useQuery({
    queryKey: ['guide', studyId],
    queryFn: ({ signal }) => readStudy(studyId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
  });
  if (query.data && !query.isFetching) return <Open key={studyId} read={query.data} {...rest} />;
  if (!query.error) return <BuilderSkeleton />;
  const refusal = query.error instanceof ApiError ? query.error : null;
  return (
    <div className="p-6">
      <ErrorNote
        title="The guide could not be loaded."
        requestId={refusal?.requestId}
        retry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorNote>
    </div>
  );
}

function Open({ read, ...rest }: Omit<GuideBuilderProps, 'studyId'> & { read: ReadStudy }) {
  const { user } = useSession();
  const [study, setStudy] = useState(read.study);
  const [pages, setPages] = useState(0);
  const [builder, setBuilder] = useState<Builder | null>(null);
  const tell = useCallback((because: 'merged' | 'taken' | 'restored', at?: number) => {
    if (because === 'restored') {
      const time = new Date(at ?? Date.now()).toLocaleTimeString('en-GB', {
        hour: '2-digit',
        minute: '2-digit',
      });
      toast.done(`Restored what was not saved at ${time}`, { stays: 12_000 });
    }
    if (because === 'merged') toast.done('Somebody else’s changes were put together with yours');
    if (because === 'taken') toast.done('Updated: the guide was changed elsewhere');
  }, []);
  // What was read is the beginning; later answers come through the builder itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one builder for a page, whatever is read again
  useEffect(() => {
    const opened = openBuilder(read.study.id, user.id, read, {
      shown: tell,
      answered: (answer) => setStudy(answer.study),
      pages: setPages,
    });
    setBuilder(opened);
    return () => {
      opened.close();
      setBuilder(null);
    };
  }, []);
  if (!builder) return <BuilderSkeleton />;
  return <BuilderView builder={builder} study={study} otherPages={pages} {...rest} />;
}
