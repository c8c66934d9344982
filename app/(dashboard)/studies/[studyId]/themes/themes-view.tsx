'use client';
import { StudyHeader } from '@/components/launch/study-header';
import { LookForMore } from '@/components/themes/look-for-more';
import { ThemesPage } from '@/components/themes/themes-page';
import { useStudyHead } from '@/lib/client/study-head';

/** The themes in the study's frame. */
export function ThemesView() {
  const { id, mayEdit } = useStudyHead();
  return (
    <>
      <StudyHeader current="themes" actions={mayEdit ? <LookForMore studyId={id} /> : null} />
      <ThemesPage key={id} studyId={id} mayEdit={mayEdit} />
    </>
  );
}
