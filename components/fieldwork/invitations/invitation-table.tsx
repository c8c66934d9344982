'use client';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { copyText } from '@/components/ui/copy-text';
import { ConfirmDialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { dayText, momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { ACTIONS, TableHead } from '@/components/ui/table-head';
import { NUMBER, ROW, TABLE, TD, TD_SHORTENED } from '@/components/ui/table-style';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { type StudyInvitation, useRemoveInvitation } from '@/lib/client/study-invitations';
import { STATES } from './invitation-words';

const rowId = (id: string) => `invitation-${id}`;

/** Everybody who is invited, with where they stand. */
export function InvitationTable({
  studyId,
  invitations,
}: {
  studyId: string;
  invitations: readonly StudyInvitation[];
}) {
  const [removing, setRemoving] = useState<StudyInvitation | null>(null);
  const rows = useRows(invitations.length, (at) => rowId(invitations[at]?.id ?? ''));
  useShortcuts('List', [
    { keys: 'J', label: 'next', run: rows.next, hint: true },
    { keys: 'K', label: 'previous', run: rows.previous, hint: true },
  ]);
  return (
    <>
      <table className={TABLE} aria-label="Invitations">
        <TableHead
          columns={[
            'Address',
            'State',
            { name: 'Sent', className: 'max-[60rem]:hidden' },
            { name: 'Reminder', figures: true, className: 'max-[60rem]:hidden' },
            ACTIONS,
          ]}
        />
        <tbody>
          {invitations.map((one, at) => (
            <tr
              key={one.id}
              id={rowId(one.id)}
              className={ROW}
              data-current={at === rows.current || undefined}
            >
              <td className={`${TD} ${TD_SHORTENED}`}>
                <span className="block truncate">{one.email}</span>
                {one.name ? <span className="block truncate text-12 text-ink-3">{one.name}</span> : null}
              </td>
              <td className={TD}>
                {one.responseId ? (
                  <Link href={`/studies/${studyId}/responses/${one.responseId}`} className="hover:underline">
                    <Badge {...STATES[one.state]} />
                  </Link>
                ) : (
                  <Badge {...STATES[one.state]} />
                )}
              </td>
              <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>{sentText(one)}</td>
              <td className={`${TD} ${NUMBER} text-ink-3 max-[60rem]:hidden`}>{reminderText(one)}</td>
              <td className={`${TD} whitespace-nowrap text-end`}>
                <IconButton
                  size="sm"
                  label={`Copy the link of ${one.email}`}
                  onPress={() => void copyText(one.url, 'The link is copied.')}
                >
                  <Copy aria-hidden />
                </IconButton>
                <IconButton size="sm" label={`Erase ${one.email}`} onPress={() => setRemoving(one)}>
                  <Trash2 aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {removing ? (
        <EraseDialog studyId={studyId} invitation={removing} onClose={() => setRemoving(null)} />
      ) : null}
    </>
  );
}

function sentText({ sentAt, problem, state, nextMailAt }: StudyInvitation): string {
  if (state === 'failed') return problem ?? 'It did not arrive';
  if (sentAt) return momentText(sentAt);
  return nextMailAt ? `planned for ${momentText(nextMailAt)}` : '–';
}

function reminderText({ reminders, remindedAt, sentAt, nextMailAt }: StudyInvitation): string {
  if (sentAt && nextMailAt) return dayText(nextMailAt);
  return reminders > 0 && remindedAt ? `${reminders}, last ${dayText(remindedAt)}` : '–';
}

function EraseDialog({
  studyId,
  invitation,
  onClose,
}: {
  studyId: string;
  invitation: StudyInvitation;
  onClose: () => void;
}) {
  const remove = useRemoveInvitation(studyId);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Erase ${invitation.email}?`}
      keep="Keep it"
      confirm="Erase address"
      danger
      busy={remove.isPending && 'Erasing'}
      onConfirm={() =>
        remove.mutate(invitation.id, {
          onSuccess: () => {
            toast.done('The address is erased.');
            onClose();
          },
        })
      }
      error={
        remove.error ? (
          <Note tone="critical" live="alert" title="It is still there.">
            {remove.error.message}
          </Note>
        ) : null
      }
    >
      <p>
        The address, the name and the mails to them go for good. An interview that was begun stays, and their
        link goes on leading to it.
      </p>
    </ConfirmDialog>
  );
}
