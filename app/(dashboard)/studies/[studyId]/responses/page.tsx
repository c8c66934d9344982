import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { GET } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { GET as GET_RESULTS } from '@/app/api/public/v1/studies/[studyId]/results/route';
import { findingsRequest, OPEN_FLAGS, USUAL_ORDER } from '@/lib/client/responses';
import { firstRead } from '@/lib/http/first-read';
import type { ResponseFindingsV1 } from '@/lib/wire/v1/response-search';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { ResponsesView } from './responses-view';

export const metadata: Metadata = { title: 'Responses' };

interface Props {
  params: Promise<{ studyId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** /studies/{studyId}/responses. Without a filter its list and the results beside it come with the page; others the browser asks for. */
export default async function Responses({ params, searchParams }: Props) {
  const { studyId } = await params;
  const isPlain = Object.keys(await searchParams).length === 0;
  const [list, open, results] = isPlain
    ? await Promise.all([firstList(studyId, {}), firstList(studyId, OPEN_FLAGS), firstResults(studyId)])
    : [];
  return (
    <ResponsesView
      key={studyId}
      studyId={studyId}
      first={list && open ? { list, open } : null}
      results={results}
    />
  );
}

async function firstResults(studyId: string): Promise<StudyResultsV1 | null> {
  return firstRead<StudyResultsV1>(await headers(), { handler: GET_RESULTS, params: { studyId } });
}

async function firstList(
  studyId: string,
  filter: Parameters<typeof findingsRequest>[0],
): Promise<ResponseFindingsV1 | null> {
  const query = findingsRequest(filter, USUAL_ORDER);
  return firstRead<ResponseFindingsV1>(await headers(), { handler: GET, params: { studyId }, query });
}
