import { classNames } from '@/components/ui/class-names';
import type { TranslatedText } from '@/lib/client/translations';

const WORDS = {
  approved: ['approved', 'text-positive', 'bg-current'],
  edited: ['edited', 'text-ink-2', 'bg-current'],
  machine: ['draft', 'text-ink-2', 'border border-current'],
  outdated: [
    'outdated',
    'text-caution',
    'border border-current bg-linear-to-r from-current from-50% to-transparent to-50%',
  ],
} as const;

/** What a translation is worth, as a sign and a word. */
export function StateWord({ state }: { state: TranslatedText['state'] }) {
  const [word, tone, dot] = state === null ? (['missing', 'text-ink-3', ''] as const) : WORDS[state];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-13', tone)}>
      {state === null ? (
        <span aria-hidden className="h-px w-2 bg-current" />
      ) : (
        <span aria-hidden className={classNames('size-1.5 rounded-full', dot)} />
      )}
      {word}
    </span>
  );
}
