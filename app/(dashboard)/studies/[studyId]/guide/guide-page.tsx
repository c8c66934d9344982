'use client';
import dynamic from 'next/dynamic';
import { GuideBuilder } from '@/components/guide/guide-builder';
import type { PreviewQuestion } from '@/components/guide/preview/preview-step';
import { StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/shell/page-header';
import { TabLinks } from '@/components/ui/tabs';

/** The participant's controls come after the builder itself: nobody edits less for it. */
const ParticipantQuestion = dynamic(() =>
  import('./participant-question').then((m) => m.ParticipantQuestion),
);

const renderQuestion = (question: PreviewQuestion) => (
  <ParticipantQuestion key={question.step.id} {...question} />
);

/** The builder in the study's frame, with the participant's own controls in its preview. */
export function GuidePage({ studyId }: { studyId: string }) {
  return (
    <GuideBuilder
      studyId={studyId}
      renderQuestion={renderQuestion}
      onLaunch={() => undefined}
      renderHead={({ study, saving, tryIt, launch }) => (
        <PageHeader
          title={study.title}
          crumbs={(study.folderPath ?? []).map((folder, index) => ({
            label: folder,
            href: `/studies?folder=${encodeURIComponent((study.folderPath ?? []).slice(0, index + 1).join('/'))}`,
          }))}
          detail={<StatusBadge status={study.status} />}
          tabs={
            <TabLinks
              label="Study"
              className="ms-3"
              tabs={[
                { href: `/studies/${studyId}/guide`, label: 'Guide', current: true },
                { href: `/studies/${studyId}/responses`, label: 'Responses', current: false },
                { href: `/studies/${studyId}/settings`, label: 'Settings', current: false },
              ]}
            />
          }
          actions={
            <>
              {saving}
              {tryIt}
              <Button variant="primary" onPress={launch}>
                Launch…
              </Button>
            </>
          }
        />
      )}
    />
  );
}
