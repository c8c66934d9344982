import { languageTag } from '@/lib/domain/reading/language-tag';

/** Languages written from right to left, of those an interview may be in (decisions, B3). */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ur', 'yi']);

export function directionOf(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(code.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** A language's own name. */
export function languageName(code: string): string {
  if (code === 'en-medical') return 'English (medical)';
  try {
    const tag = languageTag(code);
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return code;
  }
}
