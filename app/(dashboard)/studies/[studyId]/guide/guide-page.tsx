'use client';
import dynamic from 'next/dynamic';
import { GuideBuilder } from '@/components/guide/guide-builder';
import type { PreviewQuestion } from '@/components/guide/preview/preview-step';
import { StudyHeader } from '@/components/launch/study-header';
import { LinkButton } from '@/components/ui/link-button';
import { useStudyDialog } from '@/lib/client/launch';

/** The participant's controls come after the builder itself: nobody edits less for it. */
const ParticipantQuestion = dynamic(() =>
  import('./participant-question').then((module) => module.ParticipantQuestion),
);

const renderQuestion = (question: PreviewQuestion) => (
  <ParticipantQuestion key={question.step.id} {...question} />
);

/** The builder in the study's frame, with the participant's own controls in its preview. */
export function GuidePage({ studyId }: { studyId: string }) {
  const [, open] = useStudyDialog();
  return (
    <GuideBuilder
      studyId={studyId}
      renderQuestion={renderQuestion}
      onLaunch={() => void open('launch')}
      renderHead={({ launch, ...head }) => (
        <StudyHeader current="guide" {...head} {...(launch && { beforeLaunch: launch })} />
      )}
      renderActions={({ saving, tryIt }) => (
        <>
          {saving}
          <span className="max-[60rem]:hidden">
            <LinkButton variant="quiet" href={`/studies/${encodeURIComponent(studyId)}/guide/translate`}>
              Translate
            </LinkButton>
            <LinkButton variant="quiet" href={`/studies/${encodeURIComponent(studyId)}/guide/rehearse`}>
              Rehearse
            </LinkButton>
          </span>
          {tryIt}
        </>
      )}
    />
  );
}
