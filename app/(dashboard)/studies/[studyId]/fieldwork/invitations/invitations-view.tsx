'use client';
import { InvitationsPage } from '@/components/fieldwork/invitations/invitations-page';
import { StudyHeader } from '@/components/launch/study-header';
import { useStudyHead } from '@/lib/client/study-head';

/** The page in the study's frame. */
export function InvitationsView() {
  const { id, status, mayEdit } = useStudyHead();
  const isOpen = status === 'live' || status === 'paused';
  return (
    <>
      <StudyHeader current="fieldwork" />
      <InvitationsPage key={id} studyId={id} isOpen={isOpen} mayEdit={mayEdit} />
    </>
  );
}
