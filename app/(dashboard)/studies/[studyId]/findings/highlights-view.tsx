'use client';
import { HighlightsPage } from '@/components/findings/highlights-page';
import { StudyHeader } from '@/components/launch/study-header';

/** The page in the study's frame. */
export function HighlightsView({ studyId }: { studyId: string }) {
  return (
    <HighlightsPage
      studyId={studyId}
      renderHead={(actions) => <StudyHeader current="findings" actions={actions} />}
    />
  );
}
