import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root';
import type { ApiDocument } from './document';
import { addressOf, pageHtml } from './page-html';
import { llmsText, pageMarkdown } from './page-markdown';
import { type ReferencePage, referencePages } from './site';

const TYPES = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
} as const;

export interface ReferenceFile {
  address: string;
  type: string;
  body: Buffer;
}

/** Every file of the reference: pages, their Markdown versions, styles, scripts and the search index. */
export function referenceFiles(document: ApiDocument): ReferenceFile[] {
  const pages = referencePages(document);
  const file = (address: string, type: keyof typeof TYPES, body: string | Buffer): ReferenceFile => ({
    address,
    type: TYPES[type],
    body: Buffer.from(body),
  });
  const texts = pages.map((page) => pageMarkdown(page, document));
  const index = pages.flatMap((page, number) => entriesOf(page, texts[number] ?? '', document));
  return [
    ...pages.map((page) => file(addressOf(page), 'html', pageHtml(page, pages, document))),
    ...pages.map((page, number) => file(`/docs/${page.id}.md`, 'md', texts[number] ?? '')),
    file('/llms.txt', 'txt', llmsText(pages)),
    file('/llms-full.txt', 'txt', texts.join('\n')),
    file('/docs/assets/search.json', 'json', JSON.stringify(index)),
    file('/docs/assets/reference.css', 'css', source('app/tokens.css') + ownAsset('reference.css')),
    file('/docs/assets/reference.js', 'js', ownAsset('reference.js')),
    file('/docs/assets/inter.woff2', 'woff2', readFileSync(path.join(projectRoot(), FONT))),
  ];
}

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
const source = (name: string) => readFileSync(path.join(projectRoot(), name), 'utf8');
const ownAsset = (name: string) => source(`lib/server/reference/assets/${name}`);

interface SearchEntry {
  title: string;
  page: string;
  url: string;
  /** The text that is searched, in lower case, each word once. */
  text: string;
}

/** A page, and each part of it with a heading. */
function entriesOf(page: ReferencePage, text: string, document: ApiDocument): SearchEntry[] {
  const entry = (title: string, url: string, words: string) => ({
    title,
    page: page.title,
    url,
    text: wordsOf(words),
  });
  const address = addressOf(page);
  const parts = text.split(/^#{2,3} /m);
  const [head = '', ...sections] = parts;
  const ids = new Map(page.endpoints.map(({ operation }) => [operation.summary, operation.operationId]));
  return [
    entry(page.title, address, `${page.summary} ${head}`),
    ...sections.map((section) => {
      const [title = ''] = section.split('\n', 1);
      const operation = ids.get(title);
      const schema =
        page.schemas && Object.hasOwn(document.components.schemas, title) ? `schema-${title}` : undefined;
      const anchor = operation ?? schema ?? title.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
      return entry(title, `${address}#${anchor}`, section);
    }),
  ];
}

function wordsOf(text: string): string {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}_./-]{2,}/gu) ?? [])].join(' ');
}
