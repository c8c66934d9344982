'use client';
import { Link } from '@/components/ui/link';
import { signIn } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthField } from './auth-field';
import { AuthForm, leaveFor } from './auth-form';
import { readSignIn } from './auth-problem';
import { PasswordField } from './password-field';

/** /sign-in. `next` is a path of this dashboard. */
export function SignInForm({ next, signUpOpen }: { next: string; signUpOpen: boolean }) {
  return (
    <AuthForm
      title="Sign in"
      act="Sign in"
      busy="Signing in"
      submit={async (fields) => {
        await signIn(readSignIn(fields));
        await leaveFor(next);
      }}
      refused={(error) => {
        if (!(error instanceof ApiError) || ![400, 401].includes(error.status)) return undefined;
        return {
          title: 'That email and password do not match.',
          text: 'Check both. Passwords tell capitals from small letters.',
          fields: new Map(),
        };
      }}
      foot={
        signUpOpen ? (
          <p>
            New here?{' '}
            <Link href="/sign-up" className="link">
              Create an organisation
            </Link>
          </p>
        ) : (
          <p className="text-ink-3">New here? Somebody of your team can invite you.</p>
        )
      }
    >
      {(errorOf) => (
        <>
          <AuthField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoFocus
            error={errorOf('email')}
          />
          <PasswordField
            kind="current"
            error={errorOf('password')}
            beside={
              <Link href="/forgot-password" className="link">
                Forgotten?
              </Link>
            }
          />
        </>
      )}
    </AuthForm>
  );
}
