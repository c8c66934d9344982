/** Codes of ours that say more, or other, than BCP 47 does. */
const TAGS = new Map([
  ['en-medical', 'en'],
  ['jw', 'jv'],
]);

/** A language code of a study as a document names its language (BCP 47). */
export function languageTag(code: string): string {
  return TAGS.get(code) ?? code;
}
