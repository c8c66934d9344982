'use client';
import { StudyHeader } from '@/components/launch/study-header';
import { ResponsesPage } from '@/components/responses/responses-page';
import { type FirstData, useFirstData } from '@/lib/client/first-data';
import { findingsQuery, OPEN_FLAGS, resultsQuery, USUAL_ORDER } from '@/lib/client/responses';
import type { ResponseFindingsV1 } from '@/lib/wire/v1/response-search';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';

interface ResponsesViewProps {
  studyId: string;
  /** The plain list, and the flagged responses that nobody looks after. */
  first: FirstData<{ list: ResponseFindingsV1; open: ResponseFindingsV1 }>;
  /** Those of all responses, beside the list where there is room. */
  results: FirstData<StudyResultsV1>;
}

/** The page in the study's frame. */
export function ResponsesView({ studyId, first, results }: ResponsesViewProps) {
  useFirstData(first?.list, findingsQuery(studyId, {}, USUAL_ORDER).queryKey, asPages);
  useFirstData(first?.open, findingsQuery(studyId, OPEN_FLAGS, USUAL_ORDER).queryKey, asPages);
  useFirstData(results, resultsQuery(studyId, {}).queryKey, (found) => found);
  return (
    <ResponsesPage
      studyId={studyId}
      renderHead={(actions) => <StudyHeader current="responses" actions={actions} />}
    />
  );
}

const asPages = (page: ResponseFindingsV1) => ({ pages: [page], pageParams: [null] });
