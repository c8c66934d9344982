import { LANGUAGE_CODES } from '@/lib/wire/language-codes';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** Codes without a name in the standard (decisions, B3). */
const OWN_NAMES = new Map([
  ['en-medical', 'English, medical terms'],
  ['zh-HK', 'Chinese, Hong Kong'],
]);

export function languageName(code: string): string {
  const own = OWN_NAMES.get(code);
  if (own) return own;
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The languages of an interview, by name. */
export const LANGUAGES = LANGUAGE_CODES.map((id) => ({
  id: `${id}`,
  label: languageName(id),
  detail: `${id}`,
})).sort((one, other) => one.label.localeCompare(other.label, 'en'));
