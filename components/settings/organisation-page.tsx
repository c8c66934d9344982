'use client';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { ErrorNote } from '@/components/ui/error-note';
import { FormRow } from '@/components/ui/form-row';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { switchOrganization } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { type OpenOrganization, organizationQuery, useChangeOrganization } from '@/lib/client/people';
import { useMay, useSession } from '@/lib/client/session';
import { useRebasedDraft } from '@/lib/client/use-rebased-draft';
import { isName } from '@/lib/domain/people/person';
import { Clashes } from './clashes';
import { DeleteOrganisation } from './delete-organisation';
import { OrganisationFrame } from './organisation-frame';
import { OrganisationRetention } from './retention/organisation-retention';
import { SecondFactorRule } from './second-factor-rule';
import { valueWords } from './value-words';

/** /organisation: its name, its id, and the member's other organisations. */
export function OrganisationPage() {
  const { organization, organizations } = useSession();
  const mayChange = useMay('administer');
  return (
    <>
      <PageHeader
        title="Organisation"
        detail={<span className="truncate text-ink-3">{organization.name}</span>}
      />
      <OrganisationFrame current="/organisation">
        {mayChange ? null : (
          <Note className="mt-5">
            {`You are ${organization.role} here. Owners and admins rename the organisation.`}
          </Note>
        )}
        <FormRow title="Name" about="Members and people who are invited see it">
          <OrganisationField {...NAME} mayChange={mayChange} />
        </FormRow>
        <FormRow title="Lines to call" about="Shown when somebody may be in danger">
          <OrganisationField {...SUPPORT} mayChange={mayChange} />
        </FormRow>
        <FormRow title="Organisation id" about="What programs call it">
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="machine-name min-w-0 truncate text-ink-2">{organization.id}</span>
            <IconButton
              label="Copy organisation id"
              size="sm"
              onPress={() => void copyText(organization.id, 'The organisation id is copied.')}
            >
              <Copy aria-hidden />
            </IconButton>
            <span className="text-12 text-ink-3">never changes</span>
          </p>
        </FormRow>
        <FormRow title="People" about="Who belongs here and what they may do">
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link href="/members" className="link">
              Members and invitations
            </Link>
            <Link href="/wallets" className="link">
              Wallets and who bills to them
            </Link>
            <Link href="/keys" className="link">
              API keys
            </Link>
          </p>
        </FormRow>
        <FormRow title="Your organisations" about="You act in one at a time">
          <ul className="grid gap-2">
            {organizations.map(({ id, name, role }) => (
              <li key={id} className="flex min-h-md items-center gap-3">
                <span className="min-w-0 truncate">{name}</span>
                <span className="text-ink-3">{role}</span>
                {id === organization.id ? (
                  <Tag tone="chosen">you are here</Tag>
                ) : (
                  <SwitchButton id={id} name={name} />
                )}
              </li>
            ))}
          </ul>
        </FormRow>
        {mayChange ? (
          <FormRow title="Second factor" about="A code beside the password, when members sign in">
            <SecondFactorRule />
          </FormRow>
        ) : null}
        <FormRow title="Kept at most" about="Of every response, in all studies">
          <OrganisationRetention mayChange={mayChange} />
        </FormRow>
        <FormRow title="Delete" about="With everything in it">
          <DeleteOrganisation />
        </FormRow>
      </OrganisationFrame>
    </>
  );
}

function SwitchButton({ id, name }: { id: string; name: string }) {
  const [working, setWorking] = useState(false);
  const go = async () => {
    setWorking(true);
    try {
      await switchOrganization(id);
      // A full page load: nothing of one organisation stays in memory for the other.
      window.location.assign('/studies');
    } catch {
      setWorking(false);
      toast.failed(`Still here. Could not switch to ${name}.`, { retry: () => void go() });
    }
  };
  return (
    <Button
      size="sm"
      busy={working && 'Switching'}
      onPress={() => void go()}
      aria-label={`Switch to ${name}`}
    >
      Switch
    </Button>
  );
}

interface FieldProps {
  field: 'name' | 'supportMessage';
  label: string;
  hint?: string;
  rows?: number;
  maxLength: number;
  /** Its main button is the page's. */
  isMain: boolean;
  save: string;
  done: string;
  unchanged: string;
  problemOf: (text: string) => string | undefined;
}

const NAME: FieldProps = {
  field: 'name',
  label: 'Name of the organisation',
  maxLength: 300,
  isMain: true,
  save: 'Save name',
  done: 'The organisation is renamed.',
  unchanged: 'The name is as it was.',
  problemOf: (text) => (isName(text) ? undefined : 'Enter a name.'),
};

/** Whom participants in need can turn to, where their study says nothing itself. */
const SUPPORT: FieldProps = {
  field: 'supportMessage',
  label: 'Lines to call',
  hint: 'One on each line, with its number, such as “Samaritans: 116 123”. A study may name its own. Nothing is shown that was not entered.',
  rows: 3,
  maxLength: 2_000,
  isMain: false,
  save: 'Save lines',
  done: 'The lines to call are saved.',
  unchanged: 'The lines are as they were.',
  problemOf: () => undefined,
};

/** A text of the organisation, once it is read. */
function OrganisationField(props: FieldProps & { mayChange: boolean }) {
  const { data, error, refetch } = useQuery(organizationQuery());
  if (data) return <FieldForm {...props} open={data} onReread={refetch} />;
  if (!error) return <Skeleton className="h-md w-full" />;
  return (
    <ErrorNote title="The organisation could not be loaded." retry={() => void refetch()}>
      {error.message}
    </ErrorNote>
  );
}

interface FieldFormProps extends FieldProps {
  mayChange: boolean;
  open: OpenOrganization;
  onReread: () => Promise<{ error: Error | null }>;
}

function FieldForm({ open, onReread, mayChange, ...about }: FieldFormProps) {
  const { field, label } = about;
  const router = useRouter();
  const set = useChangeOrganization();
  const textOf = ({ organization }: OpenOrganization) => ({ text: organization[field] ?? '' });
  const form = useRebasedDraft(textOf(open), open.version, { isSaving: set.isPending });
  const { stored, draft, clashes } = form;
  const text = draft.text.trim();
  const changed = text !== stored.text;
  const problem = about.problemOf(text);
  const isStale = set.error instanceof ApiError && set.error.code === 'concurrent_modification';
  const type = (typed: string) => {
    set.reset();
    form.type({ text: typed });
  };
  const save = () => {
    if (!changed || problem !== undefined || set.isPending) return;
    set.mutate(
      { change: field === 'name' ? { name: text } : { supportMessage: text || null }, version: form.version },
      {
        onSuccess: (saved) => {
          form.saved(draft, textOf(saved), saved.version);
          toast.done(about.done);
          // The sidebar has the name.
          if (field === 'name') router.refresh();
        },
      },
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
          title={isStale ? 'Not saved.' : about.unchanged}
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
        clashes={clashes.map(() => ({
          field: label,
          theirs: valueWords(stored.text),
          mine: valueWords(draft.text),
          takeTheirs: () => type(stored.text),
        }))}
      />
      <TextField
        label={label}
        labelHidden
        {...(about.rows !== undefined && { rows: about.rows })}
        value={draft.text}
        onChange={type}
        hint={about.hint}
        error={problem}
        readOnly={!mayChange}
        maxLength={about.maxLength}
      />
      {mayChange ? (
        <div className="flex items-center gap-2">
          <Button
            type="submit"
            variant={about.isMain ? 'primary' : 'default'}
            disabled={!changed || problem !== undefined}
            reasonId={`${field}-state`}
            busy={set.isPending && 'Saving'}
          >
            {about.save}
          </Button>
          <span id={`${field}-state`} className="text-12 text-ink-3">
            {changed ? '' : 'Nothing to save'}
          </span>
        </div>
      ) : null}
    </form>
  );
}
