'use client';

import { ExternalLink } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { sandboxFor } from '@/components/ui/sandbox-for';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';

/** A page that the researcher chose, in a sandbox: it cannot navigate this page or use its devices. */
export function EmbeddedPage({ url, title, texts }: { url: string; title: string; texts: ControlTexts }) {
  const origin = useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => null,
  );
  return (
    <div>
      <div className="h-[24rem] w-full @min-[40rem]:aspect-[4/3] @min-[40rem]:h-auto overflow-hidden rounded-3 border border-line-strong bg-well">
        {origin !== null && (
          <iframe
            src={url}
            title={texts.pageOf(title)}
            sandbox={sandboxFor(url, origin)}
            allow="fullscreen"
            loading="lazy"
            className="size-full"
          />
        )}
      </div>
      <div lang={texts.language} className="mt-2 text-14">
        {/* A page that forbids frames looks to this one as any other does. */}
        <p className="text-ink-3">{texts.nothingShown}</p>
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-[2.75rem] items-center gap-2 text-accent underline"
        >
          <ControlIcon icon={ExternalLink} />
          {texts.openPage}
        </a>
      </div>
    </div>
  );
}
