'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { keepAccount, signOut } from '@/lib/client/account';
import { leaveFor } from './auth-form';
import { AuthNotice } from './auth-notice';

/** All that somebody sees who signs in while their account is to be deleted. */
export function LeavingAccount({
  email,
  deletesAt,
  next,
}: {
  email: string;
  deletesAt: string;
  next: string;
}) {
  const [working, setWorking] = useState<'keep' | 'leave' | null>(null);
  const [failed, setFailed] = useState(false);
  const keep = async () => {
    setWorking('keep');
    setFailed(false);
    try {
      await keepAccount();
      await leaveFor(next);
    } catch {
      setWorking(null);
      setFailed(true);
    }
  };
  const leave = async () => {
    setWorking('leave');
    await signOut().catch(() => undefined);
    await leaveFor('/sign-in');
  };
  return (
    <AuthNotice
      title="Your account is to be deleted"
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            busy={working === 'keep' && 'Keeping'}
            onPress={() => void keep()}
          >
            Keep it
          </Button>
          <Button
            size="lg"
            className="w-full"
            busy={working === 'leave' && 'Signing out'}
            onPress={() => void leave()}
          >
            Sign out
          </Button>
        </>
      }
    >
      <p>
        {'Your account, '}
        <span className="text-ink">{email}</span>
        {', will be deleted on '}
        <LocalTime at={deletesAt} className="text-ink">
          {momentText(deletesAt)}
        </LocalTime>
        . Keep it, and everything is as it was.
      </p>
      {failed ? (
        <Note tone="critical" live="alert" title="Your account is still to be deleted.">
          Check the connection and try again.
        </Note>
      ) : null}
    </AuthNotice>
  );
}
