'use client';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { momentText } from '@/components/ui/moment';
import { ShowOnce } from '@/components/ui/show-once';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import { type Member, usePasswordLink } from '@/lib/client/people';

/** Creates the link when it opens: choosing the menu's entry was the decision. */
export function PasswordLinkDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { mutate, data, error } = usePasswordLink();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => mutate(member.userId), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A new password for ${member.name}`}
      width="md"
      footer={
        <Button size="lg" onPress={onClose} autoFocus>
          Done
        </Button>
      }
    >
      {error ? (
        <ErrorNote
          title="There is no link."
          requestId={error instanceof ApiError && error.status >= 500 ? error.requestId : null}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {!data && !error ? (
        <div className="grid gap-3">
          <Loading what="the link" />
          <Skeleton className="w-full" />
          <Skeleton className="w-[60%]" />
        </div>
      ) : null}
      {data?.link === null ? (
        <p className="text-ink-2">
          {`A link was mailed to ${member.email}. It works once, until ${momentText(data.expiresAt)}.`}
        </p>
      ) : null}
      {data?.link ? (
        <div className="grid gap-3 text-ink-2">
          {data.delivery === 'failed' ? <p>The mail server did not take the mail.</p> : null}
          <p>
            {`Hand this link to ${member.name}, and to nobody else: whoever opens it sets their password. It works once, until ${momentText(data.expiresAt)}, and is shown this once.`}
          </p>
          <ShowOnce label="Link" value={data.link} copied="The link is copied." />
        </div>
      ) : null}
    </Dialog>
  );
}
