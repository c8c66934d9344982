'use client';
import { GuideViews } from '@/components/guide/guide-views';
import { StudyHeader } from '@/components/launch/study-header';
import { TranslatePage } from '@/components/translate/translate-page';

/** The page in the study's frame. */
export function TranslateView({ studyId }: { studyId: string }) {
  return (
    <TranslatePage
      studyId={studyId}
      views={<GuideViews studyId={studyId} current="translate" />}
      renderHead={(actions) => <StudyHeader current="guide" actions={actions} />}
    />
  );
}
