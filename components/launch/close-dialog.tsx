'use client';
import { useQuery } from '@tanstack/react-query';
import { creditsText } from '@/components/ui/credits';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { type LaunchPreview, launchPreviewQuery, useChangeStatus } from '@/lib/client/launch';
import type { StudyHeadV1 } from '@/lib/wire/v1/study-head';

/** Closing is permanent: the dialog says what stays, what is given back and what ends. */
export function CloseDialog({ head, onClose }: { head: StudyHeadV1; onClose: () => void }) {
  const { data } = useQuery(launchPreviewQuery(head.id));
  const change = useChangeStatus(head.id);
  const close = () =>
    change.mutate('close', {
      onSuccess: () => {
        toast.done(`“${head.title}” is closed.`);
        onClose();
      },
    });
  const refusal =
    head.launchRefusal === null
      ? null
      : 'Owners, admins and those researchers whom the study does not exclude close it.';
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Close “${head.title}” for good?`}
      keep="Keep it open"
      confirm="Close study"
      busy={change.isPending && 'Closing'}
      danger
      onConfirm={close}
      error={
        change.error || refusal ? (
          <Note tone="critical" live="alert" title="The study is as it was.">
            {change.error?.message ?? refusal}
          </Note>
        ) : null
      }
    >
      <p>
        No interview starts any more, and it cannot be launched again. Responses and their analysis stay;
        pausing would stop new interviews, too, and can be taken back.
      </p>
      {data ? <p>{outcomeText(data)}</p> : <Skeleton className="w-[80%]" />}
    </ConfirmDialog>
  );
}

function outcomeText({ closing, wallets, billedTo }: LaunchPreview): string {
  const { interviewsUnderWay: under, givesBack } = closing;
  const finish =
    under === 0
      ? 'No interview is under way.'
      : `${under === 1 ? 'One interview' : `${under} interviews`} under way may finish.`;
  if (givesBack === 0) return finish;
  const wallet = wallets.find(({ walletId }) => walletId === billedTo)?.name ?? 'its wallet';
  return `${finish} ${creditsText(givesBack)} project ${givesBack === 1 ? 'credit' : 'credits'} that it still holds ${givesBack === 1 ? 'goes' : 'go'} back to ${wallet}.`;
}
