/** Codes of this program that differ from BCP 47. */
const TAGS = new Map([
  ['en-medical', 'en'],
  ['jw', 'jv'],
]);

/** A study's language code as a BCP 47 tag, for HTML's `lang`. */
export function languageTag(code: string): string {
  return TAGS.get(code) ?? code;
}
