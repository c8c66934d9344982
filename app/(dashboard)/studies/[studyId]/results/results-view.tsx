'use client';
import { MessageSquare } from 'lucide-react';
import { StudyHeader } from '@/components/launch/study-header';
import { ResultsPage } from '@/components/responses/results-page';
import { LinkButton } from '@/components/ui/link-button';
import { type FirstData, useFirstData } from '@/lib/client/first-data';
import { resultsQuery } from '@/lib/client/responses';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';

/** The page in the study's frame. */
export function ResultsView({ studyId, first }: { studyId: string; first: FirstData<StudyResultsV1> }) {
  useFirstData(first, resultsQuery(studyId, {}).queryKey, (results) => results);
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
