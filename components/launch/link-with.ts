export interface Parameter {
  name: string;
  value: string;
}

/** Decisions, E6. */
const MOST_BYTES = 16 * 1024;
const OURS = /^_clq_/i;

/** Why a parameter cannot have that name; undefined when it can. */
export function parameterProblem(parameters: readonly Parameter[], at: number): string | undefined {
  const name = parameters[at]?.name.trim() ?? '';
  if (OURS.test(name)) return 'Names that begin with _clq_ are the service’s own.';
  if (name !== '' && parameters.slice(0, at).some((other) => other.name.trim() === name)) {
    return 'This name is there twice; the first one counts.';
  }
  if (name === '' && parameters[at]?.value) return 'Name it, or it is left out.';
  return undefined;
}

/** The participants' link with these parameters; those without a name, or with a reserved one, are left out. */
export function linkWith(
  base: string,
  parameters: readonly Parameter[],
): { link: string; query: string; tooLong: boolean } {
  const search = new URLSearchParams();
  for (const { name, value } of parameters) {
    const called = name.trim();
    if (called !== '' && !OURS.test(called) && !search.has(called)) search.append(called, value);
  }
  const query = search.size === 0 ? '' : `?${search.toString()}`;
  return { link: base + query, query, tooLong: new TextEncoder().encode(query).length > MOST_BYTES };
}
