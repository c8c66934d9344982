'use client';
import { StudyHeader } from '@/components/launch/study-header';
import { ResponsesPage } from '@/components/responses/responses-page';

/** The page in the study's frame. */
export function ResponsesView({ studyId }: { studyId: string }) {
  return (
    <ResponsesPage
      studyId={studyId}
      renderHead={(actions) => <StudyHeader current="responses" actions={actions} />}
    />
  );
}
