'use client';
import { Link } from '@/components/ui/link';
import { signIn, signUp } from '@/lib/client/account';
import { AuthField } from './auth-field';
import { AuthForm, leaveFor } from './auth-form';
import { AuthNotice } from './auth-notice';
import { readFields } from './auth-problem';
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
      <AuthNotice title="Sign-up is closed here" foot={signInFoot}>
        Ask somebody of your team to invite you: they find it under Members. Their invitation brings you in.
      </AuthNotice>
    );
  }
  return (
    <AuthForm
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
          <AuthField
            label="Organisation"
            name="organizationName"
            autoComplete="organization"
            autoFocus
            error={errorOf('organizationName')}
            maxLength={300}
          />
          <AuthField
            label="Your name"
            name="name"
            autoComplete="name"
            error={errorOf('name')}
            maxLength={300}
          />
          <AuthField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={errorOf('email')}
          />
          <PasswordField kind="new" hint="8 characters at least." error={errorOf('password')} />
        </>
      )}
    </AuthForm>
  );
}
