/** Endings that make no other word, longest first: enough to merge "delays" and "delay", not to look well. */
const ENDINGS = new Map<string, readonly string[]>([
  ['en', ['ation', 'ingly', 'ing', 'edly', 'ness', 'er', 'ed', 'ly', 'e']],
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

/** Before the other endings, so that "delays" and "delay" lose the same. */
function singular(norm: string): string {
  if (norm.length <= SHORTEST_STEM) return norm;
  return norm.replace(/ies$/, 'y').replace(/([^aisu])s$/, '$1');
}

/** What the forms of a word have in common. A word of another language is its own stem. */
export function stem(norm: string, language: string): string {
  const whole = norm.replace(/'s$/, '');
  const bare = language === 'en' ? singular(whole) : whole;
  const ending = ENDINGS.get(language)?.find(
    (candidate) => bare.endsWith(candidate) && bare.length - candidate.length >= SHORTEST_STEM,
  );
  const rest = ending === undefined ? bare : bare.slice(0, -ending.length);
  if (rest.length <= SHORTEST_STEM) return rest;
  // "stopped" and "stop", "studied" and "study"; "miss" keeps its own.
  if (ending !== undefined && /([bdgmnprt])\1$/.test(rest)) return rest.slice(0, -1);
  return language === 'en' ? rest.replace(/[iy]$/, '') : rest;
}
