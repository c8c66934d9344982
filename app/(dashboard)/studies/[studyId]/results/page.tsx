import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { GET } from '@/app/api/public/v1/studies/[studyId]/results/route';
import { firstRead } from '@/lib/http/first-read';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { ResultsView } from './results-view';

export const metadata: Metadata = { title: 'Results' };

interface Props {
  params: Promise<{ studyId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** /studies/{studyId}/results. Those of all responses come with the page; others the browser asks for. */
export default async function Results({ params, searchParams }: Props) {
  const { studyId } = await params;
  const { question: _, ...others } = await searchParams;
  const first =
    Object.keys(others).length === 0
      ? await firstRead<StudyResultsV1>(await headers(), { handler: GET, params: { studyId } })
      : null;
  return <ResultsView key={studyId} studyId={studyId} first={first} />;
}
