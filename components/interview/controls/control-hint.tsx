import type { ReactNode } from 'react';
import type { ControlTexts } from './control-texts';

/** How the question is answered, in a line below it. */
export function ControlHint({
  id,
  texts,
  children,
}: {
  id: string;
  texts: ControlTexts;
  children: ReactNode;
}) {
  return (
    <p id={id} lang={texts.language} className="mt-3 text-14 text-ink-3">
      {children}
    </p>
  );
}

interface SpokenProps {
  texts: ControlTexts;
  className?: string;
  children: ReactNode;
}

/** Announced to screen readers when it changes. */
export function Spoken({ texts, className = '', children }: SpokenProps) {
  return (
    <p role="status" lang={texts.language} className={`sr-only ${className}`}>
      {children}
    </p>
  );
}

/** Why a key or a press had no effect: announced and shown, in a line that is always there. */
export function Refusal({ texts, children }: { texts: ControlTexts; children: ReactNode }) {
  return (
    <p role="status" lang={texts.language} className="mt-3 min-h-5 text-14 text-caution">
      {children}
    </p>
  );
}
