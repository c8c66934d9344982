import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { erasingLanguage } from '@/components/interview/erasing/erasing-language';
import { loadErasingTexts } from '@/components/interview/erasing/load-erasing-texts';
import { directionOf } from '@/components/interview/interview-language';
import { PlainScreen } from '@/components/interview/plain-screen';

export const metadata: Metadata = {
  title: { absolute: 'Colloquy' },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** A link that was altered or cut off. */
export default async function ErasingNotFound() {
  const texts = await loadErasingTexts(erasingLanguage(await headers()));
  return (
    <div lang={texts.language} dir={directionOf(texts.language)}>
      <PlainScreen name="Colloquy" title={texts.wrongTitle} lead={texts.wrongText} />
    </div>
  );
}
