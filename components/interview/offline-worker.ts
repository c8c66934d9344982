import { tagsOf } from './controls/interface-languages';
import { directionOf } from './interview-language';
import type { InterviewTexts } from './interview-texts';

/** The texts shown when an interview's address is opened without a connection. */
export interface OfflinePage {
  language: string;
  /** What browsers may call it, in lower case. */
  tags: string[];
  dir: 'ltr' | 'rtl';
  title: string;
  text: string;
  again: string;
}

export function offlinePage({
  language,
  offlineTitle,
  offlinePage: text,
  tryNow,
}: InterviewTexts): OfflinePage {
  return {
    language,
    tags: tagsOf(language),
    dir: directionOf(language),
    title: offlineTitle,
    text,
    again: tryNow,
  };
}

/**
 * Shown by the service worker alone, with its own content security policy; it asks the server repeatedly and then
 * continues.
 */
const PAGE = `<!doctype html>
<html lang="{language}" dir="{dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; align-content: center; gap: 1rem; padding: 1.25rem;
    box-sizing: border-box; max-width: 44rem; margin-inline: auto; font: 1rem/1.5 system-ui, sans-serif;
    background: light-dark(#fbfaf6, #191714); color: light-dark(#24211c, #ece8e0); }
  h1 { margin: 0; font: 400 2.375rem/2.75rem Georgia, serif; }
  p { margin: 0; max-width: 34rem; font-size: 1.125rem; line-height: 1.75rem; }
  a { justify-self: start; padding: 0.875rem 1.5rem; border-radius: 0.5rem; text-decoration: none; font-weight: 500;
    background: light-dark(#23426b, #a9c4ec); color: light-dark(#fff, #14181f); }
</style>
</head>
<body>
<main style="display: contents"><h1>{title}</h1><p role="status">{text}</p><a href="">{again}</a></main>
<script nonce="offline">
  const goOn = () => fetch('/api/health', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => {});
  addEventListener('online', goOn);
  setInterval(goOn, 5000);
</script>
</body>
</html>`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-offline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The service worker of the participant's pages, as a script. It caches nothing: no page, no script, no answer. Every
 * page comes from the server; only when the server cannot be reached is a page shown instead of the browser's error.
 */
export function offlineWorker(pages: readonly OfflinePage[]): string {
  return `'use strict';
const PAGES = ${JSON.stringify(pages)};
const PAGE = ${JSON.stringify(PAGE)};
const POLICY = ${JSON.stringify(POLICY)};

self.addEventListener('install', (event) => {
  // What a page fetches does not pass through here at all, in browsers that can be told.
  try {
    event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })?.catch?.(() => {});
  } catch {}
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || !new URL(url).pathname.startsWith('/s/')) return;
  event.respondWith(fromServer(event).catch(offline));
});

async function fromServer(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

function offline() {
  const wanted = navigator.languages.flatMap((tag) => {
    const parts = tag.toLowerCase().split('-');
    return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
  });
  const found = wanted.map((tag) => PAGES.find(({ tags }) => tags.includes(tag))).find(Boolean);
  const page = found ?? PAGES[0];
  const body = PAGE.replace(/\\{(\\w+)\\}/g, (_, name) => escaped(page[name]));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': POLICY };
  return new Response(body, { status: 503, headers });
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
}
`;
}
