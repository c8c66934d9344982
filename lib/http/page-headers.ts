/** The total, and the address of the next page if there is one (E1). `page` is the query name of the page number. */
export function pageHeaders(
  request: Request,
  page: { number: number; size: number; total: number },
): Record<string, string> {
  const headers: Record<string, string> = { 'x-total-count': String(page.total) };
  if ((page.number + 1) * page.size < page.total) {
    const next = new URL(request.url);
    next.searchParams.set('page', String(page.number + 1));
    headers.link = `<${next.href}>; rel="next"`;
  }
  return headers;
}
