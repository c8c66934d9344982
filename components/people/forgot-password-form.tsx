'use client';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { askPasswordLink } from '@/lib/client/account';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { AuthNotice } from './auth-notice';
import { readFields } from './auth-problem';

const back = (
  <Link href="/sign-in" className="link">
    Back to the sign-in
  </Link>
);

/** /forgot-password. */
export function ForgotPasswordForm({ mail }: { mail: boolean }) {
  const [asked, setAsked] = useState<string>();
  if (!mail) {
    return (
      <AuthNotice title="A new password" foot={back}>
        <p>This server sends no mail, so nobody can be sent a link.</p>
        <p>
          Ask an owner or admin of your organisation: under Members they open the menu beside your name, make
          a link to a new password, and hand it to you. It works once, for 24 hours.
        </p>
        <p>An owner who is alone asks whoever runs this server.</p>
      </AuthNotice>
    );
  }
  if (asked !== undefined) {
    return (
      <AuthNotice title="Look at your mail" foot={back}>
        <p role="status">
          If there is an account for <span className="text-ink">{asked}</span>, a link to a new password is on
          its way there. It works once, for one hour.
        </p>
        <p>Nothing came? Look among unwanted mail, or ask an owner of your organisation for a link.</p>
      </AuthNotice>
    );
  }
  return (
    <AuthForm
      title="A new password"
      intro="We mail a link with which you set it. Until then the old one works."
      act="Mail the link"
      busy="Asking"
      submit={async (fields) => {
        const { email } = readFields(fields, 'email');
        await askPasswordLink(email);
        setAsked(email);
      }}
      foot={back}
    >
      {(errorOf) => (
        <AuthField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          error={errorOf('email')}
        />
      )}
    </AuthForm>
  );
}
