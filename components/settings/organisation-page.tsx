'use client';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { FormRow } from '@/components/ui/form-row';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { Tag } from '@/components/ui/tag';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { switchOrganization } from '@/lib/client/account';
import { organizationQuery, useRenameOrganization, useSetSupport } from '@/lib/client/people';
import { useMay, useSession } from '@/lib/client/session';
import { isName } from '@/lib/domain/people/person';
import { OrganisationFrame } from './organisation-frame';

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
          <NameForm key={organization.name} mayChange={mayChange} />
        </FormRow>
        <FormRow title="Lines to call" about="Shown when somebody may be in danger">
          <SupportForm mayChange={mayChange} />
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

function NameForm({ mayChange }: { mayChange: boolean }) {
  const { organization } = useSession();
  const router = useRouter();
  const rename = useRenameOrganization();
  const [name, setName] = useState(organization.name);
  const changed = name.trim() !== organization.name;
  const wrong = isName(name) ? undefined : 'Enter a name.';
  const save = () => {
    if (!changed || wrong) return;
    rename.mutate(name.trim(), {
      onSuccess: () => {
        toast.done('The organisation is renamed.');
        router.refresh();
      },
    });
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
      {rename.error ? (
        <Note tone="critical" live="alert" title="The name is as it was.">
          {rename.error.message}
        </Note>
      ) : null}
      <TextField
        label="Name of the organisation"
        labelHidden
        value={name}
        onChange={setName}
        error={wrong}
        readOnly={!mayChange}
        maxLength={300}
      />
      {mayChange ? (
        <div className="flex items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            disabled={!changed || wrong !== undefined}
            reasonId="name-state"
            busy={rename.isPending && 'Saving'}
          >
            Save name
          </Button>
          <span id="name-state" className="text-12 text-ink-3">
            {changed ? '' : 'Nothing to save'}
          </span>
        </div>
      ) : null}
    </form>
  );
}

/** Whom participants in need can turn to, where their study says nothing itself. */
function SupportForm({ mayChange }: { mayChange: boolean }) {
  const { data } = useQuery(organizationQuery());
  const set = useSetSupport();
  const [typed, setTyped] = useState<string | null>(null);
  const saved = data?.supportMessage ?? '';
  const text = typed ?? saved;
  const changed = text.trim() !== saved;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changed) return;
        set.mutate(text.trim() || null, {
          onSuccess: () => {
            setTyped(null);
            toast.done('The lines to call are saved.');
          },
        });
      }}
    >
      {set.error ? (
        <Note tone="critical" live="alert" title="The lines are as they were.">
          {set.error.message}
        </Note>
      ) : null}
      <TextField
        label="Lines to call"
        labelHidden
        rows={3}
        value={text}
        onChange={setTyped}
        hint="One on each line, with its number, such as “Samaritans: 116 123”. A study may name its own. Nothing is shown that was not entered."
        readOnly={!mayChange}
        maxLength={2_000}
      />
      {mayChange ? (
        <div>
          <Button type="submit" disabled={!changed} busy={set.isPending && 'Saving'}>
            Save lines
          </Button>
        </div>
      ) : null}
    </form>
  );
}
