'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { LocalTime } from '@/components/ui/local-time';
import { agoText, momentText } from '@/components/ui/moment';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { toast } from '@/components/ui/toast';
import { endOtherSessions, endSession, type OwnSession, sessionsQuery } from '@/lib/client/account';

/** Where the person is signed in, with this browser first. */
export function SessionList() {
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery(sessionsQuery());
  const reread = () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => {
      toast.done('Every other device is signed out.');
      list.current?.focus();
    },
    onError: () => void toast.failed('Other devices are still signed in. Check the connection.'),
    onSettled: reread,
  });
  if (error) {
    return (
      <ErrorNote title="Your devices could not be loaded." retry={() => void refetch()}>
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-3">
        <Loading what="your devices" />
        <Skeleton className="h-md w-full" />
      </div>
    );
  }
  const own = data.filter(({ current }) => current);
  const others = data.filter(({ current }) => !current);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Where you are signed in" className="grid outline-none">
        {[...own, ...others].map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-ink-3">You are signed in nowhere else.</p>
      ) : (
        <div>
          <Button busy={endOthers.isPending && 'Signing out'} onPress={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </>
  );
}

/** "Firefox on Linux". */
function deviceText({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { id, address, signedInAt, lastSeenAt, current } = session;
  const client = useQueryClient();
  const device = deviceText(session);
  const end = useMutation({
    mutationFn: () => endSession(id),
    onSuccess: () => {
      toast.done(`${device} is signed out.`);
      onEnded();
    },
    onError: (error) => void toast.failed(`${device} may still be signed in. ${error.message}`),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  return (
    <li className="flex items-center gap-3 border-line border-b py-3 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="truncate">{device}</span>
          {current ? <Tag tone="chosen">this one</Tag> : null}
        </p>
        <p className="text-12 text-ink-3">
          {address === null ? null : (
            <>
              <span className="font-code">{address}</span>
              {' · '}
            </>
          )}
          {'signed in '}
          <LocalTime at={signedInAt}>{momentText(signedInAt)}</LocalTime>
          {current ? null : (
            <>
              {' · last seen '}
              <LocalTime at={lastSeenAt} title={momentText(lastSeenAt)}>
                {agoText(lastSeenAt)}
              </LocalTime>
            </>
          )}
        </p>
      </div>
      {current ? null : (
        <Button
          size="sm"
          busy={end.isPending && 'Signing out'}
          onPress={() => end.mutate()}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
