import type { Metadata } from 'next';
import { GuidePage } from './guide-page';

export const metadata: Metadata = { title: 'Guide' };

/** The guide of a study, to be edited. */
export default async function Page({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <GuidePage studyId={studyId} />;
}
