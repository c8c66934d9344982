'use client';
import { FieldworkPage } from '@/components/fieldwork/fieldwork-page';
import { StudyHeader } from '@/components/launch/study-header';
import { useStudyHead } from '@/lib/client/study-head';

/** The board in the study's frame. */
export function FieldworkView() {
  const { id, selfRecruitLink } = useStudyHead();
  return (
    <>
      <StudyHeader current="fieldwork" />
      <FieldworkPage key={id} studyId={id} link={selfRecruitLink} />
    </>
  );
}
