'use client';
import Link from 'next/link';
import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { setPassword } from '@/lib/client/account';
import { DoorForm } from './door-form';
import { DoorNotice } from './door-notice';
import { readFields } from './door-problem';
import { PasswordField } from './password-field';

/** /reset-password, with the token of a link. */
export function NewPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <DoorNotice
        title="Your new password is set"
        actions={
          <LinkButton href="/sign-in" variant="primary" size="lg">
            Sign in
          </LinkButton>
        }
      >
        <p role="status">You are signed out everywhere. Sign in with the new password.</p>
      </DoorNotice>
    );
  }
  return (
    <DoorForm
      title="Set a new password"
      intro="It signs you out everywhere."
      act="Set password"
      busy="Setting"
      submit={async (fields) => {
        const { password } = readFields(fields, 'password');
        await setPassword({ token, password });
        setDone(true);
      }}
      foot={
        <Link href="/forgot-password" className="link">
          Ask for another link
        </Link>
      }
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
    </DoorForm>
  );
}
