'use client';
import { classNames } from '@/components/ui/class-names';
import { languageName } from '@/lib/client/languages';
import type { LanguageState, TranslationOverview } from '@/lib/client/translations';

interface LanguageListProps {
  overview: TranslationOverview;
  texts: number | undefined;
  current: string | null;
  onChoose: (language: string) => void;
}

/** The languages of a study, with how far each is. */
export function LanguageList({ overview, texts, current, onChoose }: LanguageListProps) {
  return (
    <nav aria-label="Languages" className="text-13">
      <p className="flex justify-between gap-3 border-b border-line px-6 py-3">
        <span>
          <strong className="font-title">{languageName(overview.sourceLanguage)}</strong>
          <span className="text-ink-2"> written here</span>
        </span>
        <span className="text-ink-2 tabular-nums">{texts}</span>
      </p>
      <ul>
        {overview.languages.map((one) => (
          <li key={one.language} className="border-b border-line">
            <button
              type="button"
              aria-current={one.language === current ? 'true' : undefined}
              onClick={() => onChoose(one.language)}
              className="grid w-full gap-1.5 border-s-2 border-transparent px-6 py-3 text-start hover:bg-fill aria-[current]:border-accent aria-[current]:bg-accent-wash"
            >
              <span className="flex justify-between gap-3">
                <strong className="font-title">{languageName(one.language)}</strong>
                <span className="text-ink-2 tabular-nums">{one.texts - one.missing}</span>
              </span>
              <Bar state={one} />
              <span className="text-12 text-ink-2">{stateText(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PARTS = [
  ['approved', 'bg-accent'],
  ['edited', 'bg-accent/70'],
  ['outdated', 'bg-caution'],
  ['machine', 'bg-accent/25'],
] as const;

function Bar({ state }: { state: LanguageState }) {
  return (
    <span aria-hidden className="flex h-1.5 gap-px overflow-hidden rounded-full bg-fill">
      {PARTS.map(([name, colour]) =>
        state[name] > 0 ? (
          <span
            key={name}
            className={classNames('h-full', colour)}
            style={{ width: `${(100 * state[name]) / state.texts}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

/** What is still to be done in a language, in words. */
export function stateText({ texts, missing, machine, outdated, edited, isAvailable }: LanguageState): string {
  if (missing === texts && machine === 0) return 'Nothing yet';
  const open = [
    outdated > 0 ? `${outdated} outdated` : '',
    missing - machine > 0 ? `${missing - machine} missing` : '',
    machine > 0 ? `${machine} ${machine === 1 ? 'draft' : 'drafts'} to read` : '',
  ].filter(Boolean);
  if (open.length > 0) return open.join(', ');
  const offered = isAvailable ? 'Ready to offer' : 'Complete, not among the languages to choose from';
  return edited > 0 ? `${offered}, ${edited} to approve` : offered;
}
