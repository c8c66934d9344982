'use client';
import { type CSSProperties, createContext, type ReactNode, use } from 'react';
import type { InterviewStudy } from '@/lib/client/interview/interview-transport';

type Branding = NonNullable<InterviewStudy['branding']>;
const Given = createContext<Branding | null>(null);

/** The study's look around its page: whose it is, and the colour of buttons, choices and progress. */
export function Brand({ branding, children }: { branding: Branding | undefined; children: ReactNode }) {
  const style = branding?.accent ? coloursOf(branding.accent) : undefined;
  return (
    <Given value={branding ?? null}>
      <div className="contents" style={style as CSSProperties | undefined}>
        {children}
      </div>
    </Given>
  );
}

/** White can be read on the accent (N5); words are never written in it, since a dark page may be behind them. */
function coloursOf(accent: string): Record<string, string> {
  return {
    '--brand': accent,
    '--on-brand': '#fff',
    '--brand-wash': `color-mix(in oklab, ${accent} 10%, var(--sheet))`,
  };
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
