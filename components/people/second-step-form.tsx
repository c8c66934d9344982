'use client';
import { useState } from 'react';
import { signInByCode } from '@/lib/client/account';
import { ApiError } from '@/lib/client/api';
import { AuthForm, leaveFor } from './auth-form';
import { readCodeField } from './auth-problem';
import { CodeField } from './code-field';

/** The second step of signing in, after the password. */
export function SecondStepForm({ next, onExpired }: { next: string; onExpired: () => void }) {
  const [byRecovery, setByRecovery] = useState(false);
  return (
    <AuthForm
      key={String(byRecovery)}
      title="Enter your code"
      intro={
        byRecovery
          ? 'One of the recovery codes that you kept when you turned this on. It works once.'
          : 'Your authenticator app shows it.'
      }
      act="Go on"
      busy="Signing in"
      submit={async (fields) => {
        try {
          await signInByCode(readCodeField(fields));
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'SIGN_IN_EXPIRED') throw error;
          onExpired();
          return;
        }
        await leaveFor(next);
      }}
      refused={(error) => {
        if (!(error instanceof ApiError) || error.status !== 401) return undefined;
        return {
          title: 'That code is not right, or it was used already.',
          text: byRecovery
            ? 'Take another one. Capitals and hyphens make no difference.'
            : 'Wait for the next one. If none is taken, see whether the clock of your device is right.',
          fields: new Map(),
        };
      }}
      foot={
        <button type="button" className="link" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
      }
    >
      {(errorOf) => (
        <CodeField label={byRecovery ? 'Recovery code' : 'Code'} error={errorOf('code')} autoFocus />
      )}
    </AuthForm>
  );
}
