'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { laterDialog } from '@/components/ui/later-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { dayText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { secondFactorQuery } from '@/lib/client/account';

const SecondFactorDialog = laterDialog('Second factor', () =>
  import('./second-factor-dialog').then((parts) => parts.SecondFactorDialog),
);

/** Few enough to make new ones. */
const FEW = 3;

/** Of the account: whether signing in asks for a code, too. */
export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(secondFactorQuery());
  const [asking, setAsking] = useState<'off' | 'codes' | null>(null);
  if (error) {
    return (
      <ErrorNote title="Your second factor could not be read." retry={() => void refetch()}>
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) {
    return (
      <div className="grid min-h-[4.5rem] content-start gap-3">
        <Loading what="your second factor" />
        <Skeleton className="h-md w-full" />
      </div>
    );
  }
  if (!data.on || data.since === null) {
    return (
      <div className="grid min-h-[4.5rem] content-start gap-3">
        <p className="text-ink-2">Off. Your password alone signs you in.</p>
        <div>
          <LinkButton href="/second-factor">Set up</LinkButton>
        </div>
      </div>
    );
  }
  const { since, recoveryCodesLeft: left, requiredBy } = data;
  return (
    <div className="grid min-h-[4.5rem] content-start gap-3">
      <p className="text-ink-2">
        {'On since '}
        <LocalTime at={since}>{dayText(since)}</LocalTime>
        {`. ${left === 1 ? 'One recovery code is' : `${left === 0 ? 'No' : left} recovery codes are`} left.`}
      </p>
      {left < FEW ? (
        <Note tone="caution" title="Make new recovery codes.">
          Without one you cannot sign in once your app is lost.
        </Note>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => setAsking('codes')}>New recovery codes</Button>
        <Button
          disabled={requiredBy.length > 0}
          reasonId="second-factor-required"
          onPress={() => setAsking('off')}
        >
          Turn off
        </Button>
      </div>
      <p id="second-factor-required" className="text-12 text-ink-3 empty:hidden">
        {requiredBy.length > 0 ? `Required by ${requiredBy.map(({ name }) => name).join(', ')}.` : ''}
      </p>
      {asking ? <SecondFactorDialog what={asking} onClose={() => setAsking(null)} /> : null}
    </div>
  );
}
