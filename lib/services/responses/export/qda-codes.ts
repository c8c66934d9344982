import type { ThemeRow } from '@/lib/store/themes';
import { guidOf } from './qda-guid';

/** A code of a codebook, with the codes below it. */
export interface QdaCode {
  guid: string;
  name: string;
  description: string | null;
  below: readonly QdaCode[];
}

/** The code of the passages that speak against a theme. */
export const againstGuid = (themeId: string) => guidOf('against', themeId);

/**
 * The accepted themes as codes, described by their rules, as they are nested; one whose parent is not accepted stands at
 * the top. What contradicts a theme gets a code of its own below it: programs count every coded passage as one for it.
 */
export function themeCodes(themes: readonly ThemeRow[], contradicted: readonly string[]): QdaCode[] {
  const accepted = themes.filter(({ status }) => status === 'accepted');
  const ids = new Set(accepted.map(({ id }) => id));
  const codesBelow = (parent: string | null): QdaCode[] =>
    accepted
      .filter(({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === parent)
      .map(({ id, name, rule }) => ({
        ...{ guid: id, name, description: rule === '' ? null : rule },
        below: [
          ...(contradicted.includes(id)
            ? [{ guid: againstGuid(id), name: `Against: ${name}`, description: null, below: [] }]
            : []),
          ...codesBelow(id),
        ],
      }));
  return codesBelow(null);
}

export function guidsOf(codes: readonly QdaCode[]): string[] {
  return codes.flatMap(({ guid, below }) => [guid, ...guidsOf(below)]);
}

/** Programs take codes of one name for one code, whatever their case: the second becomes `Name (2)`. */
export function uniquelyNamed(codes: readonly QdaCode[], taken = new Set<string>()): QdaCode[] {
  return codes.map((code) => {
    let name = code.name;
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${code.name} (${nth})`;
    taken.add(name.toLowerCase());
    return { ...code, name, below: uniquelyNamed(code.below, taken) };
  });
}
