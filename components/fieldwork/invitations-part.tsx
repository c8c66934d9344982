import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { useMay } from '@/lib/client/session';
import { invitationsQuery } from '@/lib/client/study-invitations';
import { BoardPart } from './board-part';

/** How the invitations by mail stand, and the way to them. */
export function InvitationsPart({ studyId }: { studyId: string }) {
  const mayEdit = useMay('edit');
  const { data } = useQuery({ ...invitationsQuery(studyId, { perPage: 1 }), enabled: mayEdit });
  if (!mayEdit) return null;
  const { states, sent } = data ?? {};
  return (
    <BoardPart title="Invitations by mail">
      <p className="text-ink-2">
        {states && sent
          ? `${sent} sent: ${states.started + states.completed + states.screened_out + states.over_quota} started, ${states.completed} complete. ${states.failed} came back, ${states.unsubscribed} asked for no more. `
          : 'Everybody gets a link of their own. '}
        <Link className="link" href={`/studies/${studyId}/fieldwork/invitations`}>
          {states && sent ? 'See them' : 'Invite people'}
        </Link>
      </p>
    </BoardPart>
  );
}
