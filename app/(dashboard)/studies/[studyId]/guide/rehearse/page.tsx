import type { Metadata } from 'next';
import { RehearseView } from './rehearse-view';

export const metadata: Metadata = { title: 'Rehearse' };

/** /studies/{studyId}/guide/rehearse. */
export default async function Rehearse({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <RehearseView key={studyId} studyId={studyId} />;
}
