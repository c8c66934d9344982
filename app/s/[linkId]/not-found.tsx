import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { directionOf } from '@/components/interview/interview-language';
import { loadTexts, preferredLanguage } from '@/components/interview/load-texts';
import { PlainScreen } from '@/components/interview/plain-screen';

export const metadata: Metadata = { title: 'Not found', robots: { index: false, follow: false } };

/** No study stands behind this link. Its language is not known, so the browser's is taken. */
export default async function InterviewNotFound() {
  const language = preferredLanguage((await headers()).get('accept-language'));
  const texts = await loadTexts(language);
  return (
    <div lang={texts.language} dir={directionOf(language)}>
      <PlainScreen name="Colloquy" title={texts.notFoundTitle} lead={texts.notFoundText} />
    </div>
  );
}
