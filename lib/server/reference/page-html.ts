import { marked } from 'marked';
import { Html, html, prose } from '@/lib/http/html';
import { type ApiDocument, namedSchemas } from './document';
import { fieldList, operationHtml } from './operation-html';
import type { ReferencePage } from './site';

export const addressOf = ({ id }: Pick<ReferencePage, 'id'>) =>
  id === 'getting-started' ? '/docs' : `/docs/${id}`;

/** A page of the reference. It can be read without scripts; a script adds what needs one. */
export function pageHtml(
  page: ReferencePage,
  pages: readonly ReferencePage[],
  document: ApiDocument,
): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const links = groups.map(
    (group) =>
      html`<h2>${group}</h2><ul>${pages.filter((one) => one.group === group).map((one) => link(one, page))}</ul>`,
  );
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Colloquy API reference</title>
<meta name="description" content="${page.summary}">
<link rel="stylesheet" href="/docs/assets/reference.css">
<link rel="icon" href="/icon.svg">
<link rel="alternate" type="text/markdown" href="${page.id === 'getting-started' ? '/docs/getting-started' : addressOf(page)}.md">
<script src="/docs/assets/reference.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the page</a>
<header class="top"><a href="/docs"><strong>Colloquy</strong> API reference</a> <span class="quiet">${document.info.version}</span></header>
<div class="frame">
<nav aria-label="Reference">
<div id="search"></div>
<details class="contents"><summary>Contents</summary>${links}</details>
<div class="pages">${links}</div>
</nav>
<main id="content" tabindex="-1">
<h1>${page.title}</h1>
<p class="lead">${page.summary}</p>
<div class="chapter">${chapter(page.markdown)}</div>
${within(page)}
${page.endpoints.map((endpoint) => operationHtml(endpoint, document))}
${page.schemas ? schemas(document) : ''}
</main>
</div>
</body>
</html>
`;
  return text;
}

function link(one: ReferencePage, current: ReferencePage): Html {
  const here = one.id === current.id ? html` aria-current="page"` : '';
  return html`<li><a href="${addressOf(one)}"${here}>${one.title}</a></li>`;
}

/** The list of operations of a page with several. */
function within({ endpoints }: ReferencePage): Html {
  if (endpoints.length < 2) return html``;
  return html`<ul class="within">${endpoints.map(
    ({ method, operation }) =>
      html`<li><b class="${method}">${method.toUpperCase()}</b> <a href="#${operation.operationId}">${operation.summary}</a></li>`,
  )}</ul>`;
}

function schemas(document: ApiDocument): Html[] {
  return namedSchemas(document).map(
    ([name, schema]) =>
      html`<section aria-labelledby="schema-${name}"><h2 id="schema-${name}"><code>${name}</code></h2>${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}${fieldList(schema)}</section>`,
  );
}

/**
 * The prose is our own and trusted; its headings can be linked to, and scrolling parts can be reached by the keyboard.
 */
function chapter(markdown: string): Html {
  const text = marked
    .parse(markdown, { async: false })
    .replace(/<(h[23])>(.*?)<\/\1>/g, (_, level: string, title: string) => {
      const id = title
        .replace(/<[^>]+>/g, '')
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-');
      return `<${level} id="${id}">${title}</${level}>`;
    })
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replace(/<tr>\n<td><code>([a-z_]+)<\/code><\/td>/g, '<tr id="code-$1">\n<td><code>$1</code></td>');
  return new Html(text);
}
