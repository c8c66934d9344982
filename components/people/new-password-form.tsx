'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { passwordLinkQuery, setPassword } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthForm } from './auth-form';
import { AuthNotice } from './auth-notice';
import { authProblem, readFields } from './auth-problem';
import { PasswordField } from './password-field';

const anotherLink = (
  <Link href="/forgot-password" className="link">
    Ask for another link
  </Link>
);

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** /reset-password, with the token of a link. */
export function NewPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const [gone, setGone] = useState(token === '');
  const { data, error, refetch } = useQuery({ ...passwordLinkQuery(token), enabled: !done && !gone });
  if (done) {
    return (
      <AuthNotice
        title="Your new password is set"
        actions={
          <LinkButton href="/sign-in" variant="primary" size="lg">
            Sign in
          </LinkButton>
        }
      >
        <p role="status">You are signed out everywhere. Sign in with the new password.</p>
      </AuthNotice>
    );
  }
  if (gone || isGone(error)) {
    return (
      <AuthNotice title="This link is not valid any more" foot={anotherLink}>
        <p>It was used, replaced by a newer one, or it has expired. Your password is as it was.</p>
      </AuthNotice>
    );
  }
  if (error) {
    const problem = authProblem(error);
    return (
      <AuthNotice
        title="The link could not be read"
        actions={<Button onPress={() => void refetch()}>Try again</Button>}
      >
        <p role="alert">{`${problem.title} ${problem.text ?? ''}`}</p>
      </AuthNotice>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-5">
        <h1 className="font-title text-24">Set a new password</h1>
        <Loading what="the link" />
        <Skeleton className="w-full" />
        <Skeleton className="w-[60%]" />
      </div>
    );
  }
  return (
    <AuthForm
      title="Set a new password"
      intro="It signs you out everywhere."
      act="Set password"
      busy="Setting"
      submit={async (fields) => {
        const { password } = readFields(fields, 'password');
        try {
          await setPassword({ token, password });
        } catch (error) {
          if (!isGone(error)) throw error;
          setGone(true);
          return;
        }
        setDone(true);
      }}
      foot={anotherLink}
    >
      {(errorOf) => (
        <PasswordField
          label="New password"
          kind="new"
          hint="8 characters at least."
          error={errorOf('password')}
          autoFocus
        />
      )}
    </AuthForm>
  );
}
