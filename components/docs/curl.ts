import { credentialOf, type Endpoint } from './document';

/** The path with examples in the place of its parameters. */
export function examplePath({ path, operation }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = operation.parameters?.find((candidate) => candidate.name === name);
    return parameter?.example === undefined ? whole : String(parameter.example);
  });
}

/** The operation as a command line that one can paste. */
export function curlOf(endpoint: Endpoint, address: string): string {
  const { method, operation } = endpoint;
  const parts = [`curl ${methodFlag(method)}${quoted(address + examplePath(endpoint))}`];
  const credential = credentialOf(operation);
  if (credential === 'key') parts.push('-H "x-api-key: $COLLOQUY_API_KEY"');
  if (credential === 'session') parts.push(`-b cookies.txt -H ${quoted(`origin: ${address}`)}`);
  if (credential === 'token') parts.push('-H "authorization: Bearer $INTERVIEW_TOKEN"');
  for (const { name, in: place, example, required } of operation.parameters ?? []) {
    if (place === 'header' && required) parts.push(`-H ${quoted(`${name}: ${example}`)}`);
  }
  const body = operation.requestBody?.content;
  const json = body?.['application/json'];
  const example = Object.values(json?.examples ?? {})[0]?.value;
  if (example !== undefined) {
    parts.push("-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`);
  } else if (body && !json) {
    parts.push(`-H 'content-type: ${Object.keys(body)[0]}'`, '--data-binary @part');
  }
  return parts.join(' \\\n  ');
}

function methodFlag(method: string): string {
  if (method === 'get') return '';
  return method === 'head' ? '--head ' : `-X ${method.toUpperCase()} `;
}

/** For a shell: nothing in it means anything. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
