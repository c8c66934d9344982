'use client';
import Link from 'next/link';
import { signIn, signUp } from '@/lib/client/account';
import { DoorField } from './door-field';
import { DoorForm, leaveFor } from './door-form';
import { DoorNotice } from './door-notice';
import { readFields } from './door-problem';
import { PasswordField } from './password-field';

const signInFoot = (
  <p>
    You have an account?{' '}
    <Link href="/sign-in" className="link">
      Sign in
    </Link>
  </p>
);

/** /sign-up. */
export function SignUpForm({ open }: { open: boolean }) {
  if (!open) {
    return (
      <DoorNotice title="Sign-up is closed here" foot={signInFoot}>
        Ask somebody of your team to invite you: they find it under Members. Their invitation brings you in.
      </DoorNotice>
    );
  }
  return (
    <DoorForm
      title="Create an organisation"
      intro="You become its owner, and invite your team afterwards."
      act="Create organisation"
      busy="Creating"
      submit={async (fields) => {
        const person = readFields(fields, 'name', 'email', 'password', 'organizationName');
        await signUp(person);
        await signIn(person);
        await leaveFor('/studies');
      }}
      foot={signInFoot}
    >
      {(errorOf) => (
        <>
          <DoorField
            label="Organisation"
            name="organizationName"
            autoComplete="organization"
            autoFocus
            error={errorOf('organizationName')}
            maxLength={300}
          />
          <DoorField
            label="Your name"
            name="name"
            autoComplete="name"
            error={errorOf('name')}
            maxLength={300}
          />
          <DoorField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={errorOf('email')}
          />
          <PasswordField kind="new" hint="8 characters at least." error={errorOf('password')} />
        </>
      )}
    </DoorForm>
  );
}
