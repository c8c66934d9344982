'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormRow } from '@/components/ui/form-row';
import { laterDialog } from '@/components/ui/later-dialog';
import { Link } from '@/components/ui/link';
import { dayText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { isSameValue } from '@/lib/client/rebased-draft';
import { holdsQuery, studyForecastQuery, useHoldStudy } from '@/lib/client/retention';
import { useMay } from '@/lib/client/session';
import type { SectionProps } from '../section-props';
import { RetentionFields } from './retention-fields';
import { RetentionNote } from './retention-note';

const HoldDialog = laterDialog('Put the study under a legal hold', () =>
  import('@/components/ui/hold-dialog').then((parts) => parts.HoldDialog),
);
const LiftDialog = laterDialog('Lift the legal hold', () =>
  import('@/components/ui/hold-dialog').then((parts) => parts.LiftDialog),
);

/** For how long parts of responses are kept, and what forbids to delete any of them. */
export function RetentionSection({ saved, draft, change, readOnly }: SectionProps) {
  const told = draft.consent?.retentionDays ?? null;
  const isSaved =
    isSameValue(draft.retention, saved.retention) && told === (saved.consent?.retentionDays ?? null);
  return (
    <div id="retention">
      <FormRow title="Kept for" about="After the last answer of each response">
        <RetentionFields
          value={draft.retention}
          onChange={(retention) => change({ retention })}
          readOnly={readOnly}
        />
        <RetentionNote query={studyForecastQuery(saved.id, told, draft.retention)} isSaved={isSaved} />
      </FormRow>
      <FormRow title="Legal hold" about="While it lasts, nothing is deleted">
        <HoldRow study={saved} />
      </FormRow>
    </div>
  );
}

function HoldRow({ study }: { study: SectionProps['saved'] }) {
  const mayHold = useMay('administer');
  const { data, error, refetch } = useQuery(holdsQuery(study.id));
  const set = useHoldStudy(study.id);
  const [asking, setAsking] = useState(false);
  if (!data) {
    return error ? (
      <Note
        tone="critical"
        title="Whether there is a legal hold could not be loaded."
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Note>
    ) : (
      <Skeleton className="h-md w-full" />
    );
  }
  const { study: hold, responses } = data;
  const close = () => {
    set.reset();
    setAsking(false);
  };
  const act = (reason: string | null, done: string) =>
    set.mutate(reason, {
      onSuccess: () => {
        close();
        toast.done(done);
      },
    });
  const dialog = {
    ...{ what: `study “${study.title}”`, isBusy: set.isPending, error: set.error, onClose: close },
  };
  return (
    <div className="grid justify-items-start gap-3">
      {hold ? (
        <Note
          tone="caution"
          title={`Held since ${dayText(hold.at)}, by ${hold.by?.name ?? 'somebody who has left'}.`}
        >
          {hold.reason}
        </Note>
      ) : null}
      <Button disabled={!mayHold} reasonId="hold-reason" onPress={() => setAsking(true)}>
        {hold ? 'Lift the legal hold…' : 'Put under a legal hold…'}
      </Button>
      <p id="hold-reason" className="text-12 text-ink-3">
        {mayHold
          ? hold
            ? 'What is due is deleted within the hour once it is lifted.'
            : 'Not by time, not by hand, and not by participants.'
          : 'Owners and admins set and lift legal holds.'}
      </p>
      {responses.length > 0 ? (
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
          <span>Held by themselves:</span>
          {responses.map(({ responseId, readableId, reason }) => (
            <Link
              key={responseId}
              href={`/studies/${study.id}/responses/${readableId}`}
              className="link"
              title={reason}
            >
              {`response ${readableId}`}
            </Link>
          ))}
        </p>
      ) : null}
      {asking && hold ? (
        <LiftDialog {...dialog} onLift={() => act(null, 'The legal hold is lifted.')} />
      ) : asking ? (
        <HoldDialog
          {...dialog}
          onHold={(reason) => act(reason, 'Nothing of this study is deleted any more.')}
        />
      ) : null}
    </div>
  );
}
