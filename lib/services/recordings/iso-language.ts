/** Transcribers accept ISO 639-1: the first part of a tag, when it has two letters. */
export function isoLanguage(language: string): string | null {
  const first = language.toLowerCase().split('-')[0] ?? '';
  return first.length === 2 ? first : null;
}
