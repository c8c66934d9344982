'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormRow } from '@/components/ui/form-row';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { changePassword, renamePerson, sessionsQuery } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { useSession } from '@/lib/client/session';
import { isName, isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';
import { DeleteAccount } from './delete-account';
import { SecondFactorSection } from './second-factor-section';
import { SessionList } from './session-list';

/** /account: the signed-in person's own account. */
export function AccountPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="Your account" detail={<span className="truncate text-ink-3">{user.email}</span>} />
      <div className="min-h-0 flex-1 overflow-auto max-[60rem]:overflow-visible">
        <div className="max-w-[60rem] px-8 pb-10 max-[60rem]:px-4">
          <FormRow title="Name" about="As members see it, in all your organisations">
            <NameForm key={user.name} />
          </FormRow>
          <FormRow title="Email" about="You sign in with it">
            <p className="text-ink-2">{user.email}</p>
          </FormRow>
          <FormRow title="Password" about="Changing it ends your sessions on other devices">
            <PasswordForm />
          </FormRow>
          <FormRow title="Second factor" about="A code of an app on your phone, beside the password">
            <SecondFactorSection />
          </FormRow>
          <FormRow title="Signed in" about="Every browser with access to your account">
            <SessionList />
          </FormRow>
          <FormRow title="Delete" about="Your account, not what you made">
            <DeleteAccount />
          </FormRow>
        </div>
      </div>
    </>
  );
}

function NameForm() {
  const { user } = useSession();
  const router = useRouter();
  const [name, setName] = useState(user.name);
  const rename = useMutation({
    mutationFn: renamePerson,
    onSuccess: () => {
      toast.done('Your name is changed.');
      router.refresh();
    },
  });
  const wrong = isName(name) ? undefined : 'Enter your name.';
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong) rename.mutate(name.trim());
      }}
    >
      {rename.error ? (
        <Note tone="critical" live="alert" title="The name is as it was.">
          {rename.error.message}
        </Note>
      ) : null}
      <TextField
        label="Your name"
        labelHidden
        value={name}
        onChange={setName}
        error={wrong}
        autoComplete="name"
        maxLength={300}
      />
      <div>
        <Button type="submit" busy={rename.isPending && 'Saving'}>
          Save name
        </Button>
      </div>
    </form>
  );
}

function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [touched, setTouched] = useState(false);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      setCurrent('');
      setNext('');
      setTouched(false);
      toast.done('Your password is changed. Other devices are signed out.');
    },
  });
  const { min, max } = PASSWORD_LENGTH;
  const refused = change.error instanceof ApiError && change.error.status === 400;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTouched(true);
        if (current !== '' && isPassword(next)) {
          change.mutate({ currentPassword: current, newPassword: next });
        }
      }}
    >
      {change.error && !refused ? (
        <Note tone="critical" live="alert" title="The password is as it was.">
          {change.error.message}
        </Note>
      ) : null}
      <TextField
        label="Current password"
        type="password"
        value={current}
        onChange={(value) => {
          setCurrent(value);
          change.reset();
        }}
        autoComplete="current-password"
        error={
          refused
            ? 'This is not your current password.'
            : touched && current === ''
              ? 'Enter the password that you sign in with now.'
              : undefined
        }
      />
      <TextField
        label="New password"
        type="password"
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        hint={`${min} characters at least.`}
        error={touched && !isPassword(next) ? `Use ${min} to ${max} characters.` : undefined}
        maxLength={max}
      />
      <div>
        <Button type="submit" busy={change.isPending && 'Changing'}>
          Change password
        </Button>
      </div>
    </form>
  );
}
