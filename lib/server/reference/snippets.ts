import { credentialOf, type Endpoint } from './document';

/** The path with example values for its parameters. */
function examplePath({ path, operation }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = operation.parameters?.find((candidate) => candidate.name === name);
    return parameter?.example === undefined ? whole : String(parameter.example);
  });
}

/** The operation as a command line to paste. */
export function curlOf(endpoint: Endpoint, address: string): string {
  const { method, operation } = endpoint;
  const parts = [`curl ${methodFlag(method)}${placed(address, examplePath(endpoint))}`];
  const credential = credentialOf(operation);
  if (credential === 'key') parts.push('-H "x-api-key: $COLLOQUY_API_KEY"');
  if (credential === 'session') parts.push(`-b cookies.txt -H ${placed(`origin: ${address}`)}`);
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

/** Quoted for a shell: with the variable that the address may contain. */
function placed(address: string, path = ''): string {
  return address.includes('$') ? `"${address}${path}"` : quoted(address + path);
}

/** Quoted for a shell: nothing in it is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The parts of a request beside its address, for the languages below. */
function partsOf({ method, operation }: Endpoint) {
  const credential = credentialOf(operation);
  const body = operation.requestBody?.content;
  const json = body?.['application/json'];
  const example = Object.values(json?.examples ?? {})[0]?.value;
  const headers = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'header' && parameter.required)
    .map(({ name, example: value }): [string, string] => [name, String(value)]);
  return { method: method.toUpperCase(), credential, example, headers, bytes: body && !json };
}

/** The operation in TypeScript, with fetch alone. */
export function typescriptOf(endpoint: Endpoint): string {
  const { method, credential, example, headers, bytes } = partsOf(endpoint);
  const lines = [
    ...(credential === 'key' ? ["'x-api-key': process.env.COLLOQUY_API_KEY!,"] : []),
    ...(credential === 'token' ? ["authorization: 'Bearer ' + process.env.INTERVIEW_TOKEN,"] : []),
    ...headers.map(([name, value]) => `'${name}': ${JSON.stringify(value)},`),
    ...(example === undefined ? [] : ["'content-type': 'application/json',"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(lines.length > 0 ? ['  headers: {', ...lines.map((line) => `    ${line}`), '  },'] : []),
    ...(example === undefined
      ? []
      : [`  body: JSON.stringify(${indented(JSON.stringify(example, null, 2))}),`]),
    ...(bytes ? ['  body: part,'] : []),
  ];
  const address = `\`\${process.env.COLLOQUY_URL}${examplePath(endpoint)}\``;
  const call = options.length > 0 ? `fetch(${address}, {\n${options.join('\n')}\n})` : `fetch(${address})`;
  return `const response = await ${call};\nif (!response.ok) throw new Error(await response.text());`;
}

/** The same in Python, with requests. */
export function pythonOf(endpoint: Endpoint): string {
  const { method, credential, example, headers, bytes } = partsOf(endpoint);
  const lines = [
    ...(credential === 'key' ? ['"x-api-key": os.environ["COLLOQUY_API_KEY"],'] : []),
    ...(credential === 'token' ? ['"authorization": f"Bearer {os.environ[\'INTERVIEW_TOKEN\']}",'] : []),
    ...headers.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`),
  ];
  const call = [
    `    os.environ["COLLOQUY_URL"] + ${JSON.stringify(examplePath(endpoint))},`,
    ...(lines.length > 0 ? ['    headers={', ...lines.map((line) => `        ${line}`), '    },'] : []),
    ...(example === undefined ? [] : [`    json=${indented(python(example), '    ')},`]),
    ...(bytes ? ['    data=part,'] : []),
  ];
  return [
    'import os, requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...call,
    ')',
    'response.raise_for_status()',
  ].join('\n');
}

const indented = (text: string, by = '  ') => text.replaceAll('\n', `\n${by}`);

/** JSON is valid Python except for three words. */
function python(value: unknown, depth = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const within = `${depth}    `;
  const entries = Array.isArray(value)
    ? value.map((entry) => python(entry, within))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${python(entry, within)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${within}${entry},\n`).join('')}${depth}${close}`;
}
