import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { erasingLanguage } from '@/components/interview/erasing/erasing-language';
import { ErasingPage } from '@/components/interview/erasing/erasing-page';
import { loadErasingTexts } from '@/components/interview/erasing/load-erasing-texts';
import { readErasingPage } from '@/lib/http/erasing-page';

export const viewport: Viewport = { viewportFit: 'cover' };

const textsOfRequest = async () => loadErasingTexts(erasingLanguage(await headers()));

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { absolute: (await textsOfRequest()).erase },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** /erase/{token}: where participants delete their answers, by the link of the last page. */
export default async function Erasing({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const study = await readErasingPage(token);
  if (study === undefined) notFound();
  return <ErasingPage {...{ token, study }} texts={await textsOfRequest()} />;
}
