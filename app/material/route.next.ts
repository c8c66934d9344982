import { ownOrigin } from '@/lib/http/same-origin';
import { materialPage } from './material-page';

/**
 * GET /material?kind=…&url=…&name=…: one picture, film or page of the researcher's choosing, for a frame of the
 * dashboard, whose own pages load nothing from elsewhere (X9). Only within such a frame: as a page of its own it would
 * show anybody's content under our address.
 */
export function GET(request: Request): Response {
  const page = isFramed(request) ? materialPage(new URL(request.url).searchParams, ownOrigin()) : null;
  if (page === null) return new Response('There is nothing here.', { status: 404 });
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Over plain HTTP browsers say nothing of frames: there the page that asked is all that is known. */
function isFramed({ headers }: Request): boolean {
  const into = headers.get('sec-fetch-dest');
  if (into !== null) return into === 'iframe' && headers.get('sec-fetch-site') === 'same-origin';
  return headers.get('referer')?.startsWith(`${ownOrigin()}/`) ?? false;
}
