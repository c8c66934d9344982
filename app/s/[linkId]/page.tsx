import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { interfaceLanguage } from '@/components/interview/controls/interface-languages';
import { InterviewPage } from '@/components/interview/interview-page';
import { messagesIn } from '@/components/interview/messages/files';
import { platformOf } from '@/lib/client/interview/platform';
import { readEntrance } from '@/lib/http/entrance';

interface PageProps {
  params: Promise<{ linkId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const viewport: Viewport = { viewportFit: 'cover', interactiveWidget: 'resizes-content' };

const entranceOf = cache(async (linkId: string) => {
  const given = await headers();
  const urlParams = [...new URLSearchParams(searchOf(given.get('x-path')))];
  return readEntrance(linkId, { cookie: given.get('cookie'), urlParams });
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const entrance = await entranceOf((await params).linkId);
  return {
    title: { absolute: entrance?.study.title ?? 'Colloquy' },
    robots: { index: false, follow: false },
  };
}

/** /s/{linkId}: the participant's interview. An old slug leads to the study's own, with everything behind it. */
export default async function ParticipantPage({ params }: PageProps) {
  const { linkId } = await params;
  const entrance = await entranceOf(linkId);
  if (!entrance) notFound();
  const given = await headers();
  // Not for good: a study may get its old slug back.
  if (entrance.linkId !== linkId) redirect(`/s/${entrance.linkId}${searchOf(given.get('x-path'))}`);
  const platform = platformOf(given.get('user-agent') ?? '', 0);
  const language = interfaceLanguage(entrance.study.language);
  const messages = language === null || language === 'en' ? null : await messagesIn(language);
  return <InterviewPage {...entrance} {...{ platform, messages }} />;
}

/** The link's parameters as they were sent, undecoded. */
function searchOf(path: string | null): string {
  const at = path?.indexOf('?') ?? -1;
  return path && at >= 0 ? path.slice(at) : '';
}
