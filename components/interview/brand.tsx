'use client';
import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';

type Branding = NonNullable<InterviewStudy['branding']>;
const Given = createContext<Branding | null>(null);

/** The study's look around its page: whose it is, and what buttons are filled with. */
export function Brand({ branding, children }: { branding: Branding | undefined; children: ReactNode }) {
  const style = branding?.accent ? { '--brand': branding.accent, '--on-brand': '#fff' } : undefined;
  return (
    <Given value={branding ?? null}>
      <div className="contents" style={style as CSSProperties | undefined}>
        {children}
      </div>
    </Given>
  );
}

/** Before the study's title: the logo, or else the name. */
export function BrandMark() {
  const branding = use(Given);
  if (!branding || (!branding.logo && !branding.name)) return null;
  return branding.logo ? (
    // biome-ignore lint/performance/noImgElement: a picture of another origin, which the page does not process
    <img
      src={branding.logo}
      alt={branding.name ?? ''}
      className="max-h-8 max-w-[10rem] shrink-0 object-contain"
    />
  ) : (
    <span dir="auto" className="shrink-0 font-strong text-ink-3">
      {branding.name}
    </span>
  );
}
