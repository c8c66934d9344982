'use client';
import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { useDeleteResponse } from '@/lib/client/response';
import { useDesk } from './reading-desk';

/** Says what is deleted and what stays before it deletes. */
export function DeleteResponse({ onClose, back }: { onClose: () => void; back: string }) {
  const { name, reading } = useDesk();
  const router = useRouter();
  const remove = useDeleteResponse(name);
  const { readableId, progress, annotations, study } = reading;
  const notes = annotations.length;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete response ${readableId} of ${study.title}`}
      keep="Keep it"
      confirm="Delete response"
      danger
      busy={remove.isPending && 'Deleting'}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toast.done(`Response ${readableId} deleted`);
            router.push(back);
          },
        })
      }
      error={
        remove.error ? (
          <ErrorNote
            title="The response was not deleted."
            requestId={remove.error instanceof ApiError ? remove.error.requestId : null}
          >
            {remove.error.message}
          </ErrorNote>
        ) : null
      }
    >
      <p>
        The transcript, its answers, recordings and files go at once, for everybody
        {notes === 0
          ? ''
          : `, and with them ${notes === 1 ? 'the note or highlight' : `${notes} notes and highlights`}`}
        . It cannot be brought back, and the number {readableId} is not given again.
      </p>
      <p>
        {progress === 'complete'
          ? 'Credits that were spent on it stay spent.'
          : progress === 'in_progress'
            ? 'The participant cannot go on. Credits that are held for it come back to the wallet.'
            : 'It was screened out, so no credits were spent on it.'}
      </p>
    </ConfirmDialog>
  );
}
