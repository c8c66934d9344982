'use client';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { signIn } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthField } from './auth-field';
import { AuthForm, leaveFor } from './auth-form';
import { readSignIn } from './auth-problem';
import { PasswordField } from './password-field';
import { SecondStepForm } from './second-step-form';

/** /sign-in. `next` is a path of this dashboard. */
export function SignInForm({ next, signUpOpen }: { next: string; signUpOpen: boolean }) {
  const [step, setStep] = useState<'password' | 'code' | 'again'>('password');
  if (step === 'code') return <SecondStepForm next={next} onExpired={() => setStep('again')} />;
  return (
    <AuthForm
      title="Sign in"
      intro={
        step === 'again' ? (
          <p role="status">The code was waited for too long. Begin again with your password.</p>
        ) : undefined
      }
      act="Sign in"
      busy="Signing in"
      submit={async (fields) => {
        if ((await signIn(readSignIn(fields))) === 'code owed') setStep('code');
        else await leaveFor(next);
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
