import type { EndReason } from '../interview/completion';

/** Where participants go when their interview has ended (decisions, N3). */
export interface Redirects {
  complete?: string | null;
  screenedOut?: string | null;
  overQuota?: string | null;
  /** The panel's name, for counts by way in. */
  panel?: string | null;
  /** The parameter of the link by which the panel names a participant. */
  parameter?: string | null;
}

/** The placeholder of our own; all others name parameters of the participant's link. */
const RESPONSE_ID = 'responseId';
const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Why an address cannot be one that participants are sent to, in an author's words. */
export function redirectProblem(template: string): string | undefined {
  if (!/^https:\/\//i.test(template)) return 'Addresses must begin with https://';
  const [, host = '', rest = ''] = /^https:\/\/([^/?#\\]*)(.*)$/is.exec(template) ?? [];
  if (/[{}]/.test(host))
    return 'A parameter cannot be in the host: anybody could choose where people are sent';
  if (host === '' || host.includes('@'))
    return 'Expected an address with a host, and without a name before it';
  if (/[{}]/.test(rest.replace(PLACEHOLDER, '')))
    return 'Parameters are written {name}, each brace with its other';
  const names = [...rest.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  if (names.some((name) => name.startsWith('_clq_'))) return 'Names that begin with _clq_ are our own';
  if (/\{/.test(rest.split('#')[1] ?? '')) return 'A parameter can be in the path or the query, not behind #';
  const plain = template.replace(PLACEHOLDER, 'x');
  if (!URL.canParse(plain) || /[\s\\]/.test(plain)) return 'This is not an address';
  return undefined;
}

/**
 * The address that a participant is sent to: placeholders filled in from the link's parameters (the first value of a
 * repeated one, nothing for one that is missing), each encoded so that it stays within its place.
 */
export function filledRedirect(
  template: string,
  of: { responseId: string; urlParams: readonly (readonly [string, string])[] },
): string {
  const given = (name: string) =>
    name === RESPONSE_ID ? of.responseId : (of.urlParams.find((pair) => pair[0] === name)?.[1] ?? '');
  const query = template.indexOf('?');
  return template.replace(PLACEHOLDER, (_whole, name: string, at: number) => {
    const value = given(name);
    // A path's dots would lead to its parent, and no encoding keeps them from doing so.
    const inPath = query < 0 || at < query;
    return inPath && /^\.{1,2}$/.test(value) ? '' : encoded(value);
  });
}

function encoded(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const ENDS = { complete: 'complete', screened_out: 'screenedOut', over_quota: 'overQuota' } as const;

/** The address for the end of this interview; null where the study sends nobody anywhere. */
export function redirectFor(
  redirects: Redirects | null,
  reason: EndReason,
  of: { responseId: string; urlParams: readonly (readonly [string, string])[] },
): string | null {
  const template = redirects?.[ENDS[reason]];
  return template ? filledRedirect(template, of) : null;
}

/** The way in of a participant whose link has these parameters: the panel's name; null for any other. */
export function wayIn(
  redirects: Redirects | null,
  urlParams: readonly (readonly [string, string])[],
): string | null {
  const { parameter, panel } = redirects ?? {};
  if (!parameter || !urlParams.some(([name, value]) => name === parameter && value !== '')) return null;
  return panel || parameter;
}
