'use client';
import { useState } from 'react';
import { signOut, switchOrganization } from '@/lib/client/account';
import { leaveFor } from './auth-form';

/** The ways on for somebody who sets up no second factor: another organisation of theirs, or out. */
export function HeldBackFoot({ others }: { others: readonly { id: string; name: string }[] }) {
  const [failed, setFailed] = useState(false);
  const go = async (work: () => Promise<unknown>, to: string) => {
    setFailed(false);
    try {
      await work();
      await leaveFor(to);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="grid gap-2">
      {others.map(({ id, name }) => (
        <p key={id}>
          <button
            type="button"
            className="link"
            onClick={() => void go(() => switchOrganization(id), '/studies')}
          >{`Go to ${name} instead`}</button>
        </p>
      ))}
      <p>
        <button type="button" className="link" onClick={() => void go(signOut, '/sign-in')}>
          Sign out
        </button>
      </p>
      {failed ? <p role="alert">That did not work. Check the connection, then try again.</p> : null}
    </div>
  );
}
