'use client';
import type { TargetPlatform } from '@/lib/domain/guide/guide';
import { CopyLink } from './copy-link';
import { PlainScreen } from './plain-screen';
import { useTexts } from './use-texts';

/** Shown when the study does not permit this kind of device (decisions, B4). */
export function OtherDevice({ name, platforms }: { name: string; platforms: readonly TargetPlatform[] }) {
  const texts = useTexts();
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' });
  return (
    <PlainScreen
      name={name}
      title={texts.devicesTitle(list.format(platforms.map((platform) => texts.devices[platform])))}
      lead={texts.devicesText}
    >
      <div className="mt-8">
        <CopyLink link={() => location.href} label={texts.copyAddress} />
      </div>
    </PlainScreen>
  );
}
