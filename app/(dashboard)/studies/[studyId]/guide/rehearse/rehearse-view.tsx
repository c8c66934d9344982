'use client';
import { GuideViews } from '@/components/guide/guide-views';
import { StudyHeader } from '@/components/launch/study-header';
import { RehearsePage } from '@/components/rehearse/rehearse-page';

/** The page in the study's frame. */
export function RehearseView({ studyId }: { studyId: string }) {
  return (
    <>
      <StudyHeader current="guide" />
      <RehearsePage studyId={studyId} views={<GuideViews studyId={studyId} current="rehearse" />} />
    </>
  );
}
