'use client';
import { ClipsPage } from '@/components/clips/clips-page';
import { FindingsBar } from '@/components/findings/findings-bar';
import { ShareDialog } from '@/components/findings/share-dialog';
import { StudyHeader } from '@/components/launch/study-header';

/** The page in the study's frame. */
export function ClipsView({ studyId }: { studyId: string }) {
  return (
    <ClipsPage
      studyId={studyId}
      renderShare={(what, title, onClose) => <ShareDialog {...{ studyId, what, title, onClose }} />}
      renderHead={(count) => (
        <>
          <StudyHeader current="findings" />
          <FindingsBar studyId={studyId} view="clips" counts={{ clips: count }} />
        </>
      )}
    />
  );
}
