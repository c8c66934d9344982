import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StudyHeadProvider } from '@/lib/client/study-head';
import { pageStudy } from '@/lib/http/page-study';

interface Props {
  children: ReactNode;
  params: Promise<{ studyId: string }>;
}

/** Every page of a study. One that is not there is HTTP 404. */
export default async function StudyLayout({ children, params }: Props) {
  const { studyId } = await params;
  const head = await pageStudy(await headers(), studyId);
  if (!head) notFound();
  return <StudyHeadProvider head={head}>{children}</StudyHeadProvider>;
}
