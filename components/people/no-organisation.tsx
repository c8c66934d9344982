'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { foundOrganization, signOut } from '@/lib/client/account';
import { AuthField } from './auth-field';
import { AuthForm, leaveFor } from './auth-form';
import { AuthNotice } from './auth-notice';
import { readFields } from './auth-problem';

/** For a signed-in person without an organisation. */
export function NoOrganisation({ email, signUpOpen }: { email: string; signUpOpen: boolean }) {
  const [working, setWorking] = useState(false);
  const leave = async () => {
    setWorking(true);
    await signOut().catch(() => undefined);
    await leaveFor('/sign-in');
  };
  const out = (
    <Button size="lg" className="w-full" busy={working && 'Signing out'} onPress={() => void leave()}>
      Sign out
    </Button>
  );
  if (!signUpOpen) {
    return (
      <AuthNotice title="You belong to no organisation" actions={out}>
        <p>
          You are signed in as <span className="text-ink">{email}</span>, and are not a member of any
          organisation, or not any more. Ask an owner to invite you.
        </p>
      </AuthNotice>
    );
  }
  return (
    <AuthForm
      title="Create an organisation"
      intro={`You are signed in as ${email} and belong to no organisation yet. Create one, or ask an owner to invite you.`}
      act="Create organisation"
      busy="Creating"
      submit={async (fields) => {
        const { organizationName } = readFields(fields, 'organizationName');
        await foundOrganization(organizationName);
        await leaveFor('/studies');
      }}
      foot={out}
    >
      {(errorOf) => (
        <AuthField
          label="Organisation"
          name="organizationName"
          autoComplete="organization"
          autoFocus
          error={errorOf('organizationName')}
          maxLength={300}
        />
      )}
    </AuthForm>
  );
}
