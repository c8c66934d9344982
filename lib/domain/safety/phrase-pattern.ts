/**
 * A regular expression of phrases in plain text (`plain-text.ts`): `{name}` stands for a group, ` ~ ` for up to six words
 * without a negation among them, ` ^ ` for up to three, and a comma may stand wherever a space does. Gaps are counted
 * words that exclude each other, so its time is linear in the text.
 */
export function phrasePattern(
  phrases: readonly string[],
  flags: string,
  { groups = {}, negations = '-' }: { groups?: Readonly<Record<string, string>>; negations?: string } = {},
): RegExp {
  const gap = (most: number) => `(?:,? (?!(?:${negations})[ ,])[^ ,.!?;]{1,30}){0,${most}},? `;
  const expand = (pattern: string): string => {
    let expanded = pattern;
    // Groups may name groups.
    for (let round = 0; round < 3; round += 1)
      expanded = expanded.replace(/\{([a-z]+)\}/gu, (_, name: string) => {
        const group = groups[name];
        if (group === undefined) throw new Error(`There is no group ${name}.`);
        return `(?:${group})`;
      });
    return expanded
      .replaceAll(/ ([~^]) /gu, '$1')
      .replaceAll(' ', ',? ')
      .replaceAll('~', gap(6))
      .replaceAll(/(?<!\[)\^/gu, gap(3));
  };
  return new RegExp(`\\b(?:${phrases.map(expand).join('|')})(?![a-z])`, flags);
}
