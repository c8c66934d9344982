'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { ErrorNote } from '@/components/ui/error-note';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import { boardQuery, boardTableAddress } from '@/lib/client/fieldwork';
import { BoardFacts } from './board-facts';
import { BoardSide } from './board-side';
import { OutcomeTable } from './outcome-table';
import { QuotaCells } from './quota-cells';

/** /studies/{studyId}/fieldwork, below the study's head: who came, who may still come, and how they ended. */
export function FieldworkPage({ studyId, link }: { studyId: string; link: string }) {
  const { data, error, refetch, isError } = useQuery(boardQuery(studyId));
  const router = useRouter();
  useShortcuts('Fieldwork', [
    { keys: 'G', label: 'quotas', run: () => router.push(`/studies/${studyId}/settings#quotas`) },
    { keys: 'I', label: 'invite', run: () => router.push(`/studies/${studyId}/fieldwork/invitations`) },
    { keys: 'X', label: 'export', run: () => window.location.assign(boardTableAddress(studyId)) },
  ]);
  if (!data) {
    return error ? (
      <ErrorNote
        className="m-6 max-w-[60rem]"
        title="The figures could not be loaded."
        requestId={error instanceof ApiError ? error.requestId : null}
        retry={() => void refetch()}
      >
        {error.message}
      </ErrorNote>
    ) : (
      <div className="grid gap-6 px-6 py-5">
        <Loading what="the figures" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-lg w-full max-w-[60rem]" />
        ))}
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto max-[60rem]:overflow-visible">
      {isError ? (
        <Note tone="caution" live="status" className="mx-6 mt-4">
          {`These figures are from ${momentText(data.at)}. The connection is away; interviews go on and nothing is lost.`}
        </Note>
      ) : null}
      <BoardFacts board={data} />
      <div className="grid grow grid-cols-[minmax(0,1fr)_25rem] max-[78rem]:grid-cols-1 max-[78rem]:content-start">
        <div className="min-w-0">
          <QuotaCells studyId={studyId} board={data} />
          <OutcomeTable studyId={studyId} board={data} />
        </div>
        <BoardSide studyId={studyId} link={link} board={data} />
      </div>
    </div>
  );
}
