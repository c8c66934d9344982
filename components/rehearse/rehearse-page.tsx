'use client';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { laterDialog } from '@/components/ui/later-dialog';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { asInteger, eachAStep } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { isUnderWay, lastRehearsalQuery, useRehearse } from '@/lib/client/rehearsals';
import { useMay } from '@/lib/client/session';
import type { Manner } from '@/lib/domain/rehearsal/manner';
import { RehearsalReport } from './rehearsal-report';
import { RehearseBar } from './rehearse-bar';
import { WalkRead } from './walk-read';

const ChooseParticipants = laterDialog('Choose participants', () =>
  import('./choose-participants').then((module) => module.ChooseParticipants),
);

const PARTICIPANT = eachAStep(asInteger);

/** /studies/{studyId}/guide/rehearse, below the study's head: scripted participants walk the guide. */
export function RehearsePage({ studyId, views }: { studyId: string; views: ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(lastRehearsalQuery(studyId));
  const mayEdit = useMay('edit');
  const rehearse = useRehearse(studyId);
  const [choosing, setChoosing] = useState(false);
  const [reading, read] = useAddressPart('participant', PARTICIPANT);
  const begin = (manners?: Manner[]) =>
    rehearse.mutate(manners, {
      onSuccess: () => read(null),
      onError: ({ message }) => toast.failed(`It was not rehearsed. ${message}`),
    });
  const mayBegin = mayEdit && !rehearse.isPending && !(data && isUnderWay(data));
  useShortcuts('Rehearse', [
    {
      keys: 'R',
      label: data ? 'rehearse again' : 'rehearse',
      run: () => begin(),
      hint: true,
      off: !mayBegin,
    },
    { keys: 'N', label: 'choose participants', run: () => setChoosing(true), hint: true, off: !mayBegin },
  ]);
  const walk = reading === null ? undefined : data?.participants[reading];
  return (
    <>
      <RehearseBar
        studyId={studyId}
        views={views}
        rehearsal={data ?? null}
        mayBegin={mayBegin}
        isBeginning={rehearse.isPending}
        onBegin={() => begin()}
        onChoose={() => setChoosing(true)}
      />
      {error && !data ? (
        <ErrorNote
          className="m-6 max-w-[60rem]"
          title="The rehearsal could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {isPending ? <LoadingRows /> : null}
      {data === null ? (
        <Nobody mayBegin={mayBegin} onBegin={() => begin()} onChoose={() => setChoosing(true)} />
      ) : null}
      {data && walk && reading !== null ? <WalkRead rehearsal={data} number={reading} onGo={read} /> : null}
      {data && !walk ? <RehearsalReport studyId={studyId} rehearsal={data} onRead={read} /> : null}
      {choosing ? (
        <ChooseParticipants
          onClose={() => setChoosing(false)}
          onChoose={(manners) => {
            setChoosing(false);
            begin(manners);
          }}
        />
      ) : null}
    </>
  );
}

function Nobody({
  mayBegin,
  onBegin,
  onChoose,
}: {
  mayBegin: boolean;
  onBegin: () => void;
  onChoose: () => void;
}) {
  return (
    <EmptyState
      className="mt-8"
      title="Nobody has walked through this yet"
      action={
        mayBegin ? (
          <>
            <Button size="lg" icon={<Play aria-hidden />} onPress={onBegin}>
              Rehearse
            </Button>
            <Button size="lg" variant="quiet" onPress={onChoose}>
              Choose participants
            </Button>
          </>
        ) : null
      }
    >
      Scripted participants answer every question as people do: tersely, at length, unsure, angry, in another
      language. It takes a minute, costs nothing, and shows which questions nobody reaches, what was asked in
      between, and how long it takes.
    </EmptyState>
  );
}

function LoadingRows() {
  return (
    <div className="grid gap-6 px-6 py-5">
      <Loading what="the rehearsal" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-lg w-full max-w-[60rem]" />
      ))}
    </div>
  );
}
