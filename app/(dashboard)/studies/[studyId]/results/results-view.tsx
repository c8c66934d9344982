'use client';
import { StudyHeader } from '@/components/launch/study-header';
import { ResultsPage } from '@/components/responses/results-page';

/** The page in the study's frame. */
export function ResultsView({ studyId }: { studyId: string }) {
  return (
    <ResultsPage
      studyId={studyId}
      renderHead={(actions) => <StudyHeader current="responses" actions={actions} />}
    />
  );
}
