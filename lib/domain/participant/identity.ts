import type { Redirects } from '../fieldwork/redirect';
import type { Entry } from '../study/entry';

/** A query parameter of participants' links, and its value. */
export type Parameter = readonly [name: string, value: string];

/** A person among participants, as somebody asks for their data (O2). */
export type PersonReference = { parameter: string; value: string } | { responseId: string };

/**
 * The parameters of a response that name its participant: those by which its study lets each in once (G6) and by which a
 * panel knows its people (N3). Any other, such as where somebody came from, is shared by many. Of a repeated name the
 * first value counts; an empty one names nobody.
 */
export function identifyingParameters(
  study: { entry: Entry; redirects: Redirects | null },
  urlParams: readonly Parameter[],
): Parameter[] {
  const names = new Set([
    study.entry.mode === 'once_per_parameter' ? study.entry.parameter : null,
    study.redirects?.parameter ?? null,
  ]);
  return [...names].flatMap((name) => {
    const value = urlParams.find((pair) => pair[0] === name)?.[1];
    return name === null || !value ? [] : [[name, value] as const];
  });
}
