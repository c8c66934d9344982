'use client';
import { MessageSquare } from 'lucide-react';
import { StudyHeader } from '@/components/launch/study-header';
import { ResultsPage } from '@/components/responses/results-page';
import { LinkButton } from '@/components/ui/link-button';

/** The page in the study's frame. */
export function ResultsView({ studyId }: { studyId: string }) {
  return (
    <ResultsPage
      studyId={studyId}
      renderHead={(actions) => (
        <StudyHeader
          current="responses"
          actions={
            <>
              <LinkButton
                variant="quiet"
                href={`/studies/${encodeURIComponent(studyId)}/ask`}
                icon={<MessageSquare aria-hidden />}
              >
                Ask
              </LinkButton>
              {actions}
            </>
          }
        />
      )}
    />
  );
}
