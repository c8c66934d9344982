'use client';
import { ConfirmDialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { toast } from '@/components/ui/toast';
import { type Member, useRemoveMember } from '@/lib/client/people';
import { useSession } from '@/lib/client/session';

interface RemoveMemberDialogProps {
  member: Member;
  isSelf: boolean;
  onClose: () => void;
}

export function RemoveMemberDialog({ member, isSelf, onClose }: RemoveMemberDialogProps) {
  const { organization } = useSession();
  const remove = useRemoveMember();
  const keys = member.keyCount === 1 ? 'API key' : 'API keys';
  const act = () =>
    remove.mutate(member.userId, {
      onSuccess: () => {
        if (isSelf) window.location.assign('/sign-in');
        else {
          toast.done(`${member.name} was removed.`);
          onClose();
        }
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isSelf ? `Leave ${organization.name}?` : `Remove ${member.name} from ${organization.name}?`}
      keep={isSelf ? 'Stay' : 'Keep as member'}
      confirm={isSelf ? 'Leave' : 'Remove member'}
      busy={remove.isPending && (isSelf ? 'Leaving' : 'Removing')}
      danger
      onConfirm={act}
      error={
        remove.error ? (
          <Note tone="critical" live="alert" title={isSelf ? 'You are still here.' : 'Still a member.'}>
            {remove.error.message}
          </Note>
        ) : null
      }
    >
      <p>
        {isSelf
          ? `You and your ${keys} get nowhere here any more, at once.`
          : `They and their ${keys} get nowhere here any more, at once.`}{' '}
        {`What ${isSelf ? 'you' : 'they'} wrote stays. Only an invitation brings ${isSelf ? 'you' : 'them'} back.`}
      </p>
    </ConfirmDialog>
  );
}
