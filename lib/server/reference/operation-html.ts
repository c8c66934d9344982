import { codeBlock, type Html, html, prose } from '@/lib/http/html';
import type { ApiDocument } from './document';
import { type Answer, credentialOf, type Endpoint, type Parameter, type Schema } from './document';
import { curlOf, pythonOf, typescriptOf } from './snippets';
import { boundsOf, MOST_IN_LINE, typeOf } from './type-text';

const CREDENTIALS = {
  key: 'Needs an API key in x-api-key.',
  session: 'Needs the cookie of somebody who is signed in.',
  token: "Needs the interview's token as a Bearer token.",
  none: 'Needs no credentials.',
} as const;
const PLACES = { path: 'In the path', query: 'Query', header: 'Headers' } as const;
/** The refusals that any operation of its kind may return; described once, with the errors. */
const EVERYWHERE = new Set(['408', '413', '415', '429', '500']);
const GENERAL_HEADER = /^(X-Request-Id|RateLimit-.*)$/;

/** One operation: its parameters, body and answers, with examples. */
export function operationHtml(endpoint: Endpoint, document: ApiDocument): Html {
  const { method, path, operation } = endpoint;
  const id = operation.operationId;
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  return html`<section class="operation" aria-labelledby="${id}">
<div>
<h2 id="${id}"><a href="#${id}">${operation.summary}</a>${operation.deprecated ? html` <span class="old">deprecated</span>` : ''}</h2>
<p class="path"><b class="${method}">${method.toUpperCase()}</b> ${path}</p>
<p>${prose(operation.description)}</p>
<p class="quiet">${CREDENTIALS[credentialOf(operation)]}</p>
${parameters(operation.parameters ?? [])}
${requestBody(endpoint, document)}
<h3>Answers</h3>
<ul class="answers">${successes.map(([status, answer]) => successRow(status, answer))}</ul>
${refusals(operation.responses)}
</div>
<div class="samples">
${snippets(endpoint)}
${form(endpoint)}
${examples(successes)}
</div>
</section>
`;
}

function snippets(endpoint: Endpoint): Html {
  const address = '$COLLOQUY_URL';
  const more = [
    ['TypeScript', typescriptOf(endpoint)],
    ['Python', pythonOf(endpoint)],
  ] as const;
  return html`${codeBlock('curl', curlOf(endpoint, address))}${more.map(
    ([name, text]) => html`<details><summary>${name}</summary>${codeBlock(name, text)}</details>`,
  )}`;
}

/** The data from which the browser builds the form to try the operation. */
function form({ method, path, operation }: Endpoint): Html {
  const body = operation.requestBody?.content['application/json'];
  const example = Object.values(body?.examples ?? {})[0]?.value;
  const tried = {
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    credential: credentialOf(operation),
    parameters: (operation.parameters ?? []).map(({ name, in: place, required }) => ({
      name,
      place,
      required,
    })),
    ...(body && { body: JSON.stringify(example ?? {}, null, 2) }),
  };
  return html`<div data-try="${JSON.stringify(tried)}"></div>`;
}

function examples(answers: [string, Answer][]): Html[] {
  return answers
    .flatMap(([status, answer]) =>
      Object.values(answer.content?.['application/json']?.examples ?? {}).map(({ summary, value }) => ({
        label: `${status} · ${summary ?? 'Answer'}`,
        text: JSON.stringify(value, null, 2),
      })),
    )
    .map(({ label, text }, index) =>
      index === 0
        ? codeBlock(label, text)
        : html`<details><summary>${label}</summary>${codeBlock(label, text)}</details>`,
    );
}

function parameters(all: Parameter[]): Html[] {
  return Object.entries(PLACES).map(([place, title]) => {
    const here = all.filter((parameter) => parameter.in === place);
    if (here.length === 0) return html``;
    const rows = here.map(({ name, schema = {}, description, required }) =>
      field(name, description === undefined ? schema : { ...schema, description }, required === true),
    );
    return html`<h3>${title}</h3><ul class="fields">${rows}</ul>`;
  });
}

function requestBody({ operation }: Endpoint, document: ApiDocument): Html {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!content?.schema) return html``;
  const name = content.schema.$ref?.split('/').at(-1);
  const schema = name ? document.components.schemas[name] : undefined;
  const optional = operation.requestBody?.required ? '' : ', may be left out';
  return html`<h3>Body</h3><p>${prose(schema?.description ?? 'Bytes.')} <span class="quiet">${type}${optional}</span></p>${schema ? fieldList(schema) : ''}`;
}

function successRow(status: string, answer: Answer): Html {
  const schema = answer.content?.['application/json']?.schema;
  const headers = Object.keys(answer.headers ?? {}).filter((name) => !GENERAL_HEADER.test(name));
  return html`<li><b>${status}</b> <span>${prose(answer.description)} ${schema ? type(schema) : ''}${headers.length > 0 ? html` <span class="quiet">With ${headers.join(', ')}.</span>` : ''}</span></li>`;
}

function refusals(responses: Record<string, Answer>): Html {
  const all = Object.entries(responses).filter(([, answer]) => answer['x-codes']);
  const own = all.filter(([status]) => !EVERYWHERE.has(status));
  const general = all.map(([status]) => status).filter((status) => EVERYWHERE.has(status));
  if (all.length === 0) return html``;
  const rows = own.map(
    ([status, answer]) =>
      html`<li><b>${status}</b> <span>${(answer['x-codes'] ?? []).map((code) => html`<a href="/docs/errors#code-${code}"><code>${code}</code></a> `)}</span></li>`,
  );
  const everywhere =
    general.length > 0
      ? html`<p class="quiet">And <a href="/docs/errors">as everywhere</a> ${general.join(', ')}.</p>`
      : '';
  return html`<h3>Refusals</h3><ul class="answers">${rows}</ul>${everywhere}`;
}

/** A type in words; names link to their schema. */
function type(schema: Schema): Html[] {
  return typeOf(schema).map(({ text, schema: name }) =>
    name ? html`<a href="/docs/schemas#schema-${name}">${text}</a>` : html`${text}`,
  );
}

/** The fields of an object, followed by those of objects inside it. */
export function fieldList(schema: Schema): Html {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return html`<p>${type(schema)}</p>`;
  return html`<ul class="fields">${fields.map(([name, inner, required]) => field(name, inner, required))}</ul>`;
}

function field(name: string, schema: Schema, required: boolean): Html {
  const within = fieldsOf(schema);
  const choices = manyChoices(schema);
  const bounds = boundsOf(schema);
  return html`<li><b>${name}</b> <span class="quiet">${type(schema)}${required ? ', required' : ''}${bounds ? `, ${bounds}` : ''}</span>${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}${
    choices
      ? html`<details><summary>One of ${choices.length} values</summary><p><code>${choices.join(' ')}</code></p></details>`
      : ''
  }${within.length > 0 ? html`<ul>${within.map(([inner, shape, needed]) => field(inner, shape, needed))}</ul>` : ''}</li>`;
}

function manyChoices(schema: Schema): unknown[] | undefined {
  if (schema.enum) return schema.enum.length > MOST_IN_LINE ? schema.enum : undefined;
  return [schema.items, ...(schema.anyOf ?? [])].map((inner) => inner && manyChoices(inner)).find(Boolean);
}

/** The fields of an object, also of one that may be null or is in a list. */
function fieldsOf(schema: Schema): [string, Schema, boolean][] {
  if (schema.properties) {
    return Object.entries(schema.properties).map(([name, inner]) => [
      name,
      inner,
      schema.required?.includes(name) ?? false,
    ]);
  }
  return [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) =>
    inner ? fieldsOf(inner) : [],
  );
}
