'use client';
import { StudyHeader } from '@/components/launch/study-header';
import { StudySettings } from '@/components/settings/study-settings';
import { useStudyHead } from '@/lib/client/study-head';

/** The settings in the study's frame. */
export function SettingsPage() {
  const { id, responseTotal } = useStudyHead();
  return (
    <>
      <StudyHeader current="settings" />
      <StudySettings key={id} studyId={id} responseTotal={responseTotal} />
    </>
  );
}
