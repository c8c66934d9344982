import type { Metadata } from 'next';
import { AskView } from './ask-view';

export const metadata: Metadata = { title: 'Ask' };

/** /studies/{studyId}/ask. */
export default async function Ask({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <AskView key={studyId} studyId={studyId} />;
}
