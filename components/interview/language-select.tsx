'use client';
import { ChevronDown, Globe } from 'lucide-react';
import { languageTag } from '@/lib/domain/reading/language-tag';
import { languageName } from './interview-language';
import { useTexts } from './use-texts';

interface LanguageSelectProps {
  languages: readonly string[];
  value: string;
  onChange: (language: string) => void;
}

/** Selects the interview's language. Not shown when a study has only one. */
export function LanguageSelect({ languages, value, onChange }: LanguageSelectProps) {
  const texts = useTexts();
  if (languages.length < 2) return null;
  return (
    <span className="relative inline-flex items-center rounded-2 text-ink-2 hover:bg-fill hover:text-ink">
      <Globe aria-hidden className="pointer-events-none absolute inset-s-3 size-4" />
      <select
        aria-label={texts.chooseLanguage}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-[2.75rem] max-w-[11rem] cursor-pointer appearance-none truncate rounded-2 bg-transparent ps-10 pe-8 font-medium"
      >
        {languages.map((code) => (
          // Servers and browsers know slightly different names.
          <option key={code} value={code} lang={languageTag(code)} suppressHydrationWarning>
            {languageName(code)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute inset-e-3 size-[0.875rem]" />
    </span>
  );
}
