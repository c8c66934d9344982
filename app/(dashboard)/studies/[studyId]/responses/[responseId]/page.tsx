import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { GET } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { firstRead } from '@/lib/http/first-read';
import { pageResponse } from '@/lib/http/page-response';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import './question-face';
import { ResponseView } from './response-view';

interface Props {
  params: Promise<{ studyId: string; responseId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
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
export default async function ResponsePage({ params, searchParams }: Props) {
  const { studyId, responseId } = await params;
  const response = await found(studyId, responseId);
  if (!response) notFound();
  // The filter of a list determines the neighbours: that the browser knows.
  const isPlain = Object.keys(await searchParams).length === 0;
  const first = isPlain
    ? await firstRead<ResponseReading>(await headers(), {
        handler: GET,
        params: { linkId: studyId, responseId },
      })
    : null;
  return (
    <ResponseView
      key={`${studyId} ${responseId}`}
      studyId={studyId}
      responseId={responseId}
      title={`Response ${response.readableId}`}
      studyTitle={response.studyTitle}
      first={first}
    />
  );
}
