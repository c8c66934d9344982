/** Endings that make no other word, longest first: enough to merge "delays" and "delay", not to look well. */
const ENDINGS = new Map<string, readonly string[]>([
  [
    'en',
    [
      'ations',
      'ation',
      'ingly',
      'ings',
      'ing',
      'edly',
      'ies',
      'ied',
      'ness',
      'ers',
      'er',
      'ed',
      'es',
      'ly',
      's',
      'y',
      'e',
    ],
  ],
  ['de', ['ungen', 'ung', 'ern', 'em', 'en', 'er', 'es', 'e', 'n', 's']],
  [
    'fr',
    [
      'ements',
      'ement',
      'ations',
      'ation',
      'euses',
      'euse',
      'eux',
      'ées',
      'és',
      'ée',
      'es',
      'er',
      'ez',
      'é',
      'e',
      's',
    ],
  ],
  [
    'es',
    [
      'amientos',
      'amiento',
      'aciones',
      'ación',
      'mente',
      'ados',
      'adas',
      'ado',
      'ada',
      'os',
      'as',
      'es',
      'o',
      'a',
      'e',
      's',
    ],
  ],
  [
    'pt',
    [
      'amentos',
      'amento',
      'ações',
      'ação',
      'mente',
      'ados',
      'adas',
      'ado',
      'ada',
      'os',
      'as',
      'es',
      'o',
      'a',
      'e',
      's',
    ],
  ],
  ['it', ['amenti', 'amento', 'azioni', 'azione', 'mente', 'ati', 'ate', 'ato', 'ata', 'i', 'e', 'o', 'a']],
  ['nl', ['heden', 'heid', 'ingen', 'ing', 'en', 'er', 'es', 'e', 's']],
]);
const SHORTEST_STEM = 3;

/** What the forms of a word have in common. A word of another language is its own stem. */
export function stem(norm: string, language: string): string {
  const bare = norm.replace(/'s$/, '');
  const ending = ENDINGS.get(language)?.find(
    (candidate) => bare.endsWith(candidate) && bare.length - candidate.length >= SHORTEST_STEM,
  );
  if (ending === undefined) return bare;
  const rest = bare.slice(0, -ending.length);
  // "stopped" and "stop"; "miss" keeps its own.
  return /([bdgmnprt])\1$/.test(rest) && rest.length > SHORTEST_STEM ? rest.slice(0, -1) : rest;
}
