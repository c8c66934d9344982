/** The languages that the participant's page speaks, as codes of B3. Each has a file in every `messages` folder. */
export const INTERFACE_LANGUAGES: readonly string[] = [
  'en',
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'sw',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
  'zh-TW',
];

/** Codes of B3 and of browsers whose words are in the file of another code. */
const ALIASES = new Map([
  ['zh-hk', 'zh-TW'],
  ['zh-mo', 'zh-TW'],
  ['zh-tw', 'zh-TW'],
  ['zh-hant', 'zh-TW'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['fil', 'tl'],
  ['iw', 'he'],
  ['in', 'id'],
]);

/** What browsers may call a language of the interface, in lower case. */
export function tagsOf(language: string): string[] {
  return [
    language.toLowerCase(),
    ...[...ALIASES].filter(([, known]) => known === language).map(([tag]) => tag),
  ];
}

/**
 * The language of the interface for a code of B3 or a BCP 47 tag: its own, the one that its region or script is
 * written in, or that without a region; null when the page does not speak it.
 */
export function interfaceLanguage(code: string): string | null {
  const parts = code.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-');
    const known = ALIASES.get(tag) ?? tag;
    if (INTERFACE_LANGUAGES.includes(known)) return known;
  }
  return null;
}
