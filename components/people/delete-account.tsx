'use client';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { deleteAccount } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';

/** The end of the account's page. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="danger" onPress={() => setAsking(true)}>
        Delete your account…
      </Button>
      <p className="text-12 text-ink-3">In seven days. Signing in until then lets you keep it.</p>
      {asking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState(false);
  const form = useId();
  const ask = useMutation({
    mutationFn: () => deleteAccount(password),
    // Signed out everywhere, here too.
    onSuccess: () => window.location.assign('/sign-in'),
  });
  const isWrong = ask.error instanceof ApiError && ask.error.status === 400;
  const act = () => {
    setTouched(true);
    if (password !== '' && !ask.isPending) ask.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
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
            Delete account
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
          You are signed out everywhere now, and your API keys stop. In seven days your account, your
          memberships and your keys are deleted for good. Studies, notes and insights that you made stay with
          their organisations, without your name. Until then you can sign in and keep your account.
        </p>
        {ask.error && !isWrong ? (
          <Note tone="critical" live="alert" title="Your account is as it was.">
            {ask.error.message}
          </Note>
        ) : null}
        <TextField
          label="Your password"
          type="password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            ask.reset();
          }}
          autoComplete="current-password"
          autoFocus
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
