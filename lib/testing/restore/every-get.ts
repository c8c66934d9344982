import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';

// biome-ignore lint/suspicious/noExplicitAny: a client reads what the contract promises and fails where it is not so
type Body = any;

export interface Answer {
  /** Path and query. */
  target: string;
  /** The path in the API's description that it is one of. */
  template: string;
  status: number;
  /** Status, content type, entity tag and body, without what says of now. */
  told: string;
}

/** A request whose ids no answer names. */
export type Also = Pick<Answer, 'template' | 'target'>;

/** What a path's parameters stand for, as found in earlier answers. */
type Ids = Record<string, string>;

const API = '/api/public';
/** Responses of a study that are read one by one: what the others have is in lists and exports. */
const EACH = 4;

/** What is asked where a path alone says too little; the rest of a query is optional everywhere. */
const QUERIES: Record<string, (ids: Ids, until: string) => string[]> = {
  [`${API}/v1/audit`]: (_, until) =>
    ['json', 'csv', 'ndjson'].map((format) => `format=${format}&to=${until}`),
  [`${API}/v1/search`]: () => ['q=train', 'q=bottle'],
  [`${API}/v1/people`]: ({ responseId = '' }) => [`responseId=${responseId}`],
  [`${API}/v1/people/export`]: ({ responseId = '' }) => [`responseId=${responseId}`],
  [`${API}/v1/studies/{studyId}/link-check`]: ({ linkId = '' }) => [`linkId=${linkId}`],
  [`${API}/v1/responses/{linkId}`]: () => ['', 'includeInProgress=true&perPage=100'],
  [`${API}/responses/{link_id}`]: () => ['', 'include_in_progress=true&per_page=100'],
};

/** Whoever reads leaves entries in the log and is seen: neither says anything of a backup. */
const OF_READING = /\/audit\/check$/;

/** Answers that depend on the moment they are asked for: links signed for an hour, who was seen when. */
function withoutNow(text: string): string {
  return text
    .replaceAll(/expires=\d+(&|&amp;|\\u0026)signature=[\w-]+/g, 'signed')
    .replaceAll(/"(lastUsedAt|lastSeenAt|linksExpireAt|madeAt)":( ?)"[^"]+"/g, '"$1":$2"now"')
    .replaceAll(/(creatingUserGUID="[^"]+" creationDateTime)="[^"]+"/g, '$1="now"')
    .replace(/^\{"at":"[^"]+"/, '{"at":"now"');
}

/**
 * Asks every GET that the API's description has under /api/public, with all ids that answers name, every format a
 * parameter offers, and the files that answers link to. `until` is the end of the audit log that is read.
 */
export async function everyGet(
  url: string,
  options: { key: string; until: string; also: Also[] },
): Promise<{ answers: Answer[]; templates: string[] }> {
  const headers = { 'x-api-key': options.key };
  const document: Body = await (await fetch(`${url}/api/openapi.json`)).json();
  const operations = Object.entries<Body>(document.paths)
    .filter(([template, { get }]) => get && template.startsWith(`${API}/`) && !OF_READING.test(template))
    // A list before what is in it.
    .sort(([a], [b]) => a.split('/').length - b.split('/').length);
  const answers = new Map<string, Answer>();
  const bodies = new Map<string, Body>();
  const links = new Set<string>();

  const ask = async (template: string, target: string) => {
    if (answers.has(target)) return;
    const reply = await fetch(url + target, { headers });
    const bytes = Buffer.from(await reply.arrayBuffer());
    const text = bytes.toString('utf8');
    // SPSS keeps in this place when the file was made.
    const isSav = text.startsWith('$FL2');
    if (isSav) bytes.fill(0, 92, 109);
    const isText = !isSav && Buffer.from(text, 'utf8').equals(bytes);
    const isPacked = text.startsWith('PK');
    const body = isPacked ? contentsOf(bytes) : isText ? withoutNow(text) : sha256Of(bytes);
    const about = ['content-type', 'etag'].map((name) => reply.headers.get(name)).join(' ');
    const told = `${reply.status} ${about}\n${body}`;
    answers.set(target, { target, template, status: reply.status, told });
    if (reply.status >= 300 || !reply.headers.get('content-type')?.includes('json')) return;
    try {
      bodies.set(target, JSON.parse(text));
      for (const [link] of text.matchAll(/https?:\/\/[^"\\\s]+signature=[\w-]+/g))
        if (link.startsWith(url)) links.add(link.slice(url.length));
    } catch {
      // Lines of JSON.
    }
  };

  const responses: Ids[] = [];
  const everyone = await (await fetch(`${url}${API}/v1/studies`, { headers })).json();
  for (const { id: studyId, linkId } of everyone as { id: string; linkId: string }[]) {
    // The older generation of the API calls the link a study.
    const study = { studyId, study_id: linkId, linkId, link_id: linkId };
    const list = await fetch(`${url}${API}/v1/responses/${linkId}?includeInProgress=true&perPage=100`, {
      headers,
    });
    const found = list.status === 200 ? ((await list.json()) as { id: string }[]) : [];
    responses.push(
      study,
      ...found.slice(0, EACH).map(({ id }) => ({ ...study, responseId: id, response_id: id })),
    );
  }

  for (const [template, { get }] of operations) {
    const formats: string[] =
      ((get.parameters ?? []) as Body[])
        .map(({ name, $ref, schema }) =>
          name === 'format' || $ref?.endsWith('/format') ? schema?.enum : null,
        )
        .find((all) => Array.isArray(all)) ?? [];
    for (const ids of responses) {
      for (const path of filled(template, ids)) {
        const queries = QUERIES[template]?.(ids, options.until) ?? [
          '',
          ...formats.map((format) => `format=${format}`),
        ];
        for (const query of queries) await ask(template, query === '' ? path : `${path}?${query}`);
      }
    }
  }
  for (const { template, target } of options.also) await ask(template, target);
  for (const link of links) await ask('a file that an answer links to', link);
  return {
    answers: [...answers.values()].map(({ target, ...rest }) => ({ target: withoutNow(target), ...rest })),
    templates: operations.map(([template]) => template),
  };

  /** The paths that a template stands for, with these ids; none when it needs another kind of them. */
  function filled(template: string, ids: Ids): string[] {
    const [, name] = /\{(\w+)\}/.exec(template) ?? [];
    if (name === undefined) {
      const needs = /\/people/.test(template) && ids.responseId === undefined;
      return needs ? [] : [template];
    }
    const own = ids[name];
    const values = own === undefined && !/^(response_?id)$/i.test(name) ? valuesOf(name, template) : [own];
    return [...new Set(values)].flatMap((value) =>
      value === undefined ? [] : filled(template.replace(`{${name}}`, encodeURIComponent(value)), ids),
    );
  }

  /** Ids below a list are what the list's answer names. */
  function valuesOf(name: string, template: string): (string | undefined)[] {
    if (name === 'responseIndex') return ['0', '1'];
    const list = template.slice(0, template.indexOf('/{'));
    const body = bodies.get(list);
    const own = [...named(body, name)];
    if (own.length > 0) return own;
    const items: Body[] = [body, ...Object.values(body ?? {})].find((value) => Array.isArray(value)) ?? [];
    return items.map(({ id }) => id);
  }
}

/** What is in a ZIP, a DOCX or an XLSX, without what says when it was packed. */
function contentsOf(bytes: Buffer): string {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name !== 'docProps/core.xml');
  return files
    .map(([name, file]) => `${name} ${sha256Of(withoutNow(Buffer.from(file).toString('latin1')))}`)
    .sort()
    .join('\n');
}

const sha256Of = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Every text under this name, however deep. */
function* named(value: Body, name: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries<Body>(value)) {
    if (typeof inner === 'string' && key === name) yield inner;
    yield* named(inner, name);
  }
}
