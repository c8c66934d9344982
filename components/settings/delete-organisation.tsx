'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LocalTime } from '@/components/ui/local-time';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { deleteOrganization } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { useMay, useSession } from '@/lib/client/session';

/** The end of the organisation's page: asking for its deletion, which owners do. */
export function DeleteOrganisation() {
  const { organization } = useSession();
  const mayDelete = useMay('own');
  const [asking, setAsking] = useState(false);
  if (organization.deletesAt !== null) {
    return (
      <p className="text-ink-2">
        {'It is deleted on '}
        <LocalTime at={organization.deletesAt}>{momentText(organization.deletesAt)}</LocalTime>. Until then
        the line at the head of every page lets an owner keep it.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="danger"
        disabled={!mayDelete}
        reasonId="delete-organisation-reason"
        onPress={() => setAsking(true)}
      >
        Delete organisation…
      </Button>
      <p id="delete-organisation-reason" className="text-12 text-ink-3">
        {mayDelete
          ? 'In seven days, in which an owner can change their mind. Until then it can be read, and nobody can take part.'
          : 'Owners delete the organisation.'}
      </p>
      {asking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const { organization } = useSession();
  const router = useRouter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState(false);
  const form = useId();
  const ask = useMutation({
    mutationFn: () => deleteOrganization(organization.id, { name, password }),
    onSuccess: () => {
      toast.done(`${organization.name} is to be deleted in seven days.`);
      onClose();
      router.refresh();
    },
  });
  const isNamed = name === organization.name;
  const isWrong = ask.error instanceof ApiError && ask.error.status === 400;
  const act = () => {
    setTouched(true);
    if (isNamed && password !== '' && !ask.isPending) ask.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${organization.name}?`}
      width="md"
      alert
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger-solid"
            size="lg"
            type="submit"
            form={form}
            busy={ask.isPending && 'Deleting'}
          >
            Delete organisation
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4 text-ink-2"
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <p>
          All studies, responses and recordings, everything made of them, members and keys are deleted in
          seven days, for good. From now on nobody can take part, keys and webhooks stop, and links to
          findings are closed. Until the seven days are over, any owner can keep the organisation, and all of
          it goes on as it was.
        </p>
        {ask.error && !isWrong ? (
          <Note tone="critical" live="alert" title="The organisation is as it was.">
            {ask.error.message}
          </Note>
        ) : null}
        <TextField
          label="Name of the organisation"
          value={name}
          onChange={setName}
          autoComplete="off"
          autoFocus
          spellCheck={false}
          hint={`Type “${organization.name}”.`}
          error={touched && !isNamed ? `Type “${organization.name}”, exactly as it is.` : undefined}
        />
        <TextField
          label="Your password"
          type="password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            ask.reset();
          }}
          autoComplete="current-password"
          error={
            isWrong
              ? ask.error?.message
              : touched && password === ''
                ? 'Enter the password that you sign in with.'
                : undefined
          }
        />
      </form>
    </Dialog>
  );
}
