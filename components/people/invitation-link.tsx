'use client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { dayText } from '@/components/ui/moment';
import { ShowOnce } from '@/components/ui/show-once';
import type { SentInvitation } from '@/lib/client/people';

/** Replaces an earlier link, which no longer works: its holders need the new one. */
export const EARLIER_LINK = 'The earlier link does not work any more.';

/** The link of an invitation that was not mailed: the inviter passes it on. */
export function InvitationLink({ sent, onClose }: { sent: SentInvitation; onClose: () => void }) {
  const { invitation, replaced, delivery, link } = sent;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hand this link to ${invitation.email}`}
      width="md"
      footer={
        <Button size="lg" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>
          {delivery === 'failed'
            ? 'The mail server did not take the mail.'
            : 'This server sends no mail, so nobody has been told yet.'}
          {` The link works once, until ${dayText(invitation.expiresAt)}, and is shown this once; a new one can be made at any time.`}
        </p>
        {replaced ? <p>{EARLIER_LINK}</p> : null}
        <ShowOnce label="Invitation link" value={link ?? ''} copied="The link is copied." />
      </div>
    </Dialog>
  );
}
