import { type ApiDocument, credentialOf, type Endpoint, namedSchemas, type Schema } from './document';
import type { ReferencePage } from './site';
import { curlOf } from './snippets';
import { boundsOf, typeOf } from './type-text';

/** The same page as Markdown, for language models and terminals. */
export function pageMarkdown(page: ReferencePage, document: ApiDocument): string {
  return [
    `# ${page.title}`,
    page.summary,
    page.markdown,
    ...page.endpoints.map((endpoint) => operationMarkdown(endpoint, document)),
    ...(page.schemas
      ? namedSchemas(document).map(
          ([name, schema]) => `## ${name}\n\n${schema.description ?? ''}\n\n${fields(schema)}`,
        )
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** An index of all pages (llmstxt.org). */
export function llmsText(pages: readonly ReferencePage[]): string {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const lists = groups.map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => `- [${page.title}](/docs/${page.id}.md): ${page.summary}`);
    return `## ${group}\n\n${links.join('\n')}`;
  });
  return [
    '# Colloquy API',
    '> Create interview studies, launch them, share their link, read what participants said. JSON over HTTP; a key in `x-api-key`.',
    'The OpenAPI 3.1 document is at /api/openapi.json. All of these pages in one: /llms-full.txt.',
    ...lists,
  ]
    .join('\n\n')
    .concat('\n');
}

function operationMarkdown(endpoint: Endpoint, document: ApiDocument): string {
  const { method, path, operation } = endpoint;
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const name = content?.schema?.$ref?.split('/').at(-1);
  const body = name ? document.components.schemas[name] : undefined;
  const parameters = (operation.parameters ?? []).map(
    (one) => `- \`${one.name}\` (${one.in}${one.required ? ', required' : ''}): ${one.description ?? ''}`,
  );
  const examples = Object.entries(operation.responses).flatMap(([status, answer]) =>
    Object.values(answer.content?.['application/json']?.examples ?? {})
      .filter(() => Number(status) < 400)
      .map(({ value }) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``),
  );
  const codes = Object.entries(operation.responses)
    .filter(([, answer]) => answer['x-codes'])
    .map(
      ([status, answer]) => `${status} ${(answer['x-codes'] ?? []).map((code) => `\`${code}\``).join(', ')}`,
    );
  return [
    `## ${operation.summary}`,
    `\`${method.toUpperCase()} ${path}\` (${operation.operationId}; credential: ${credentialOf(operation)})`,
    operation.description,
    parameters.join('\n'),
    body ? `Body: ${body.description ?? ''}\n\n${fields(body)}` : '',
    `\`\`\`sh\n${curlOf(endpoint, '$COLLOQUY_URL')}\n\`\`\``,
    examples.length > 0 ? `Answers, such as:\n\n${examples.join('\n\n')}` : '',
    codes.length > 0 ? `Refusals: ${codes.join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function fields(schema: Schema, depth = ''): string {
  const own = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const words = typeOf(inner)
      .map(({ text }) => text)
      .join('');
    const bounds = boundsOf(inner);
    const needed = schema.required?.includes(name) ? ', required' : '';
    const line = `${depth}- \`${name}\` (${words}${needed}${bounds ? `, ${bounds}` : ''}): ${inner.description ?? ''}`;
    const below = fields(inner, `${depth}  `);
    return below ? `${line}\n${below}` : line;
  });
  const others = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .map((inner) => (inner ? fields(inner, depth) : ''))
    .filter(Boolean);
  return [...own, ...others].join('\n');
}
