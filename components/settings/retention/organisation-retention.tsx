'use client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { type OpenOrganization, organizationQuery, useChangeOrganization } from '@/lib/client/people';
import { isSameValue } from '@/lib/client/rebased-draft';
import { organizationForecastQuery } from '@/lib/client/retention';
import { useRebasedDraft } from '@/lib/client/use-rebased-draft';
import { Clashes } from '../clashes';
import { valueWords } from '../value-words';
import { RetentionFields } from './retention-fields';
import { RetentionNote } from './retention-note';
import { useRetentionCheck } from './use-retention-check';

/** For how long parts of responses are kept at most, in all studies, once it is read. */
export function OrganisationRetention({ mayChange }: { mayChange: boolean }) {
  const { data, error, refetch } = useQuery(organizationQuery());
  if (data) return <RetentionForm open={data} onReread={refetch} mayChange={mayChange} />;
  if (!error) return <Skeleton className="h-md w-full" />;
  return (
    <ErrorNote title="The organisation could not be loaded." retry={() => void refetch()}>
      {error.message}
    </ErrorNote>
  );
}

interface RetentionFormProps {
  open: OpenOrganization;
  onReread: () => Promise<{ error: Error | null }>;
  mayChange: boolean;
}

const FIELDS = {
  recordingsDays: 'Recordings, in days',
  wordsDays: 'Words, in days',
  everythingDays: 'Everything, in days',
} as const;

function RetentionForm({ open, onReread, mayChange }: RetentionFormProps) {
  const set = useChangeOrganization();
  const check = useRetentionCheck();
  const form = useRebasedDraft(open.organization.retention, open.version, { isSaving: set.isPending });
  const { stored, draft, clashes, version } = form;
  const changed = !isSameValue(draft, stored);
  const isStale = set.error instanceof ApiError && set.error.code === 'concurrent_modification';
  const type = (part: Partial<typeof draft>) => {
    set.reset();
    form.type(part);
  };
  const save = () => {
    if (!changed || set.isPending || check.isChecking) return;
    const query = organizationForecastQuery(draft);
    void check.check(query, () =>
      set.mutate(
        { change: { retention: draft }, version },
        {
          onSuccess: (saved) => {
            form.saved(draft, saved.organization.retention, saved.version);
            toast.done('How long responses are kept is saved.');
          },
        },
      ),
    );
  };
  const reread = async () => {
    const { error } = await onReread();
    if (error) toast.failed(`The organisation could not be read again. ${error.message}`);
    else set.reset();
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {set.error ? (
        <Note
          tone="critical"
          live="alert"
          title={isStale ? 'Not saved.' : 'The numbers are as they were.'}
          actions={
            isStale ? (
              <Button size="sm" onPress={() => void reread()}>
                Read again
              </Button>
            ) : undefined
          }
        >
          {isStale
            ? 'Somebody else changed the organisation meanwhile. Read it again; what you typed stays.'
            : set.error.message}
        </Note>
      ) : null}
      <Clashes
        clashes={clashes.map((field) => ({
          field: FIELDS[field],
          theirs: valueWords(stored[field]),
          mine: valueWords(draft[field]),
          takeTheirs: () => type({ [field]: stored[field] }),
        }))}
      />
      <p className="text-12 text-ink-3">A study may say less. Of two numbers the shorter counts.</p>
      <RetentionFields value={draft} onChange={type} readOnly={!mayChange} />
      <RetentionNote query={organizationForecastQuery(draft)} isSaved={!changed} />
      {mayChange ? (
        <div className="flex items-center gap-2">
          <Button
            type="submit"
            disabled={!changed}
            reasonId="retention-state"
            busy={(set.isPending || check.isChecking) && 'Saving'}
          >
            Save limits
          </Button>
          <span id="retention-state" className="text-12 text-ink-3">
            {changed ? '' : 'Nothing to save'}
          </span>
        </div>
      ) : null}
      {check.dialog}
    </form>
  );
}
