'use client';
import Link from 'next/link';
import { useState } from 'react';
import { askPasswordLink } from '@/lib/client/account';
import { DoorField } from './door-field';
import { DoorForm } from './door-form';
import { DoorNotice } from './door-notice';
import { readFields } from './door-problem';

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
      <DoorNotice title="A new password" foot={back}>
        <p>This server sends no mail, so nobody can be sent a link.</p>
        <p>
          Ask an owner or admin of your organisation: under Members they open the menu beside your name, make
          a link to a new password, and hand it to you. It works once, for 24 hours.
        </p>
        <p>An owner who is alone asks whoever runs this server.</p>
      </DoorNotice>
    );
  }
  if (asked !== undefined) {
    return (
      <DoorNotice title="Look at your mail" foot={back}>
        <p role="status">
          If there is an account for <span className="text-ink">{asked}</span>, a link to a new password is on
          its way there. It works once, for one hour.
        </p>
        <p>Nothing came? Look among unwanted mail, or ask an owner of your organisation for a link.</p>
      </DoorNotice>
    );
  }
  return (
    <DoorForm
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
        <DoorField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          error={errorOf('email')}
        />
      )}
    </DoorForm>
  );
}
