/** Origins whose pages may show a study's interview in a frame (decisions, N7). */

/** Why this is no such origin, in an author's words; undefined for one such as `https://shop.example`. */
export function embedOriginProblem(value: string): string | undefined {
  if (!/^https?:\/\//i.test(value)) return 'Origins must begin with https:// or http://';
  if (
    !/^https?:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?(?::\d{1,5})?\/?$/i.test(
      value,
    )
  )
    return 'Expected an origin such as https://shop.example, without a path';
  const port = /:(\d+)\/?$/.exec(value)?.[1];
  return port !== undefined && (Number(port) === 0 || Number(port) > 65_535)
    ? 'Ports go from 1 to 65535'
    : undefined;
}

/** The origin as browsers write it: in lower case, without the usual port of its scheme. */
export function embedOriginOf(value: string): string {
  const plain = value.toLowerCase().replace(/\/$/, '');
  return plain.replace(plain.startsWith('https:') ? /:0*443$/ : /:0*80$/, '');
}
