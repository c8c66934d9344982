import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageResponse } from '@/lib/http/page-response';
import './question-face';
import { ResponseView } from './response-view';

interface Props {
  params: Promise<{ studyId: string; responseId: string }>;
}

/** Asked for the title and for the page, looked up once. */
const found = cache(async (studyId: string, responseId: string) =>
  pageResponse(await headers(), { studyId, responseId }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { studyId, responseId } = await params;
  const response = await found(studyId, responseId);
  return { title: response ? `Response ${response.readableId}, ${response.studyTitle}` : 'Not found' };
}

/** /studies/{studyId}/responses/{responseId}. A response that is not there is HTTP 404. */
export default async function ResponsePage({ params }: Props) {
  const { studyId, responseId } = await params;
  const response = await found(studyId, responseId);
  if (!response) notFound();
  return (
    <ResponseView
      key={`${studyId} ${responseId}`}
      studyId={studyId}
      responseId={responseId}
      title={`Response ${response.readableId}`}
      studyTitle={response.studyTitle}
    />
  );
}
