'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { FormRow } from '@/components/ui/form-row';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useMay } from '@/lib/client/session';
import { useDeleteStudy } from '@/lib/client/settings';
import type { SectionProps } from './section-props';
import { draftOf } from './settings-draft';

export function DeleteSection({
  saved,
  draft,
  change,
  readOnly,
  responseTotal,
}: SectionProps & { responseTotal: number }) {
  const mayDelete = useMay('administer');
  const [asking, setAsking] = useState(false);
  return (
    <div id="delete">
      <FormRow title="Folder" about="Where your team finds it">
        <TextField
          label="Folder"
          labelHidden
          value={draft.folder}
          onChange={(folder) => change({ folder })}
          placeholder="Night trains / Booking"
          hint="With slashes between folders. Empty: outside folders."
          readOnly={readOnly}
          autoComplete="off"
        />
      </FormRow>
      <FormRow title="Delete" about="With all responses and recordings">
        <div className="grid justify-items-start gap-2">
          <Button
            variant="danger"
            disabled={!mayDelete}
            reasonId="delete-reason"
            onPress={() => setAsking(true)}
          >
            Delete study…
          </Button>
          <p id="delete-reason" className="text-12 text-ink-3">
            {mayDelete
              ? 'Gone for everybody at once. What it holds goes back; what was charged stays in the ledger.'
              : 'Owners and admins delete studies.'}
          </p>
        </div>
        {asking ? (
          <DeleteDialog
            study={saved}
            responses={responseTotal}
            onGone={() => change(draftOf(saved))}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </FormRow>
    </div>
  );
}

interface DeleteDialogProps {
  study: SectionProps['saved'];
  responses: number;
  /** What was not saved is of no use any more. */
  onGone: () => void;
  onClose: () => void;
}

function DeleteDialog({ study, responses, onGone, onClose }: DeleteDialogProps) {
  const router = useRouter();
  const remove = useDeleteStudy(study.id);
  const act = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onGone();
        router.push('/studies');
        toast.done(`“${study.title}” was deleted.`);
      },
    });
  const lost = responses === 1 ? 'its one response' : `its ${responses} responses`;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete “${study.title}”?`}
      keep="Keep it"
      confirm="Delete study"
      busy={remove.isPending && 'Deleting'}
      danger
      onConfirm={act}
      error={
        remove.error ? (
          <Note tone="critical" live="alert" title="The study is still there.">
            {remove.error.message}
          </Note>
        ) : null
      }
    >
      <p>
        {`The study${responses === 0 ? '' : `, ${lost} and their recordings`} ${responses === 0 ? 'is' : 'are'} gone for everybody, at once and for good. Its link is never given to another study.`}
      </p>
    </ConfirmDialog>
  );
}
