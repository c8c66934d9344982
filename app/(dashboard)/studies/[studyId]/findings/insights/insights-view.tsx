'use client';
import { InsightsPage } from '@/components/findings/insights-page';
import { StudyHeader } from '@/components/launch/study-header';

/** The page in the study's frame. */
export function InsightsView({ studyId }: { studyId: string }) {
  return (
    <InsightsPage
      studyId={studyId}
      renderHead={(actions) => <StudyHeader current="findings" actions={actions} />}
    />
  );
}
