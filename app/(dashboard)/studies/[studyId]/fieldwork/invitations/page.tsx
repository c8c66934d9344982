import type { Metadata } from 'next';
import { InvitationsView } from './invitations-view';

export const metadata: Metadata = { title: 'Invitations by mail' };

/** /studies/{studyId}/fieldwork/invitations. */
export default function Page() {
  return <InvitationsView />;
}
