import { sandboxFor } from '@/components/ui/sandbox-for';
import { isWebAddress } from '@/lib/domain/guide/web-address';
import { type Html, html } from '@/lib/http/html';

const KINDS = ['image', 'video', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** An HTML document that fills its frame with one thing from elsewhere. Null for what is no such thing. */
export function materialPage(query: URLSearchParams, origin: string): string | null {
  const kind = KINDS.find((known) => known === query.get('kind'));
  const url = query.get('url') ?? '';
  if (!kind || url.length > 5_000 || !isWebAddress(url)) return null;
  const name = query.get('name') ?? '';
  const fit = query.get('fit') === 'cover' ? 'cover' : 'contain';
  return html`<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>html,body{margin:0;height:100%}body>*{display:block;width:100%;height:100%;border:0;object-fit:${fit}}</style>
${shown(kind, url, name, origin)}
`.text;
}

function shown(kind: Kind, url: string, name: string, origin: string): Html {
  if (kind === 'image') return html`<img src="${url}" alt="${name}">`;
  if (kind === 'video')
    return html`<video src="${url}" aria-label="${name}" controls playsinline preload="metadata"></video>`;
  return html`<iframe src="${url}" title="${name}" sandbox="${sandboxFor(url, origin)}" allow="fullscreen"></iframe>`;
}
