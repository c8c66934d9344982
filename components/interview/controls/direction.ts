const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ur', 'yi']);

/** The writing direction of a language of B3. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
