import { preferredLanguage } from '../load-texts';

/** The interview's language, which the link says, since nothing else does afterwards; else the browser's. */
export function erasingLanguage(request: Headers): string {
  const path = request.get('x-path') ?? '';
  const said = new URLSearchParams(path.slice(path.indexOf('?') + 1)).get('language');
  return said ?? preferredLanguage(request.get('accept-language'));
}
