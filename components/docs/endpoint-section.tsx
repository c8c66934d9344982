import { CodeBlock } from './code-block';
import { curlOf } from './curl';
import {
  type Answer,
  type ApiDocument,
  credentialOf,
  type Endpoint,
  type Operation,
  type Parameter,
} from './document';
import { FieldList, FieldRow, Fields, TypeText } from './field-list';
import { MethodName } from './method-name';
import { Prose } from './prose';
import { TryIt } from './try-it';

const CREDENTIALS = {
  key: 'Needs an API key in x-api-key.',
  session: 'Needs the cookie of somebody who is signed in.',
  token: "Needs the interview's token as a Bearer token.",
  none: 'Needs no credentials.',
} as const;

/** One operation: what it takes and answers on the left, how that looks on the right. */
export function EndpointSection({ endpoint, document }: { endpoint: Endpoint; document: ApiDocument }) {
  const { method, path, operation } = endpoint;
  const id = operation.operationId;
  const address = document.servers[0]?.url ?? '';
  const successes = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-line border-t py-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
    >
      <div className="min-w-0">
        <h3 id={id} className="scroll-mt-16 font-title text-16">
          <a href={`#${id}`}>{operation.summary}</a>
          {operation.deprecated ? (
            <span className="ml-2 rounded-1 bg-caution-wash px-1.5 py-px font-text text-12 text-caution">
              deprecated
            </span>
          ) : null}
        </h3>
        <p className="mt-1 break-all font-code text-13">
          <MethodName method={method} /> {path}
        </p>
        <p className="mt-3 max-w-measure text-14 text-ink-2">
          <Prose text={operation.description} />
        </p>
        <p className="mt-1 text-13 text-ink-3">{CREDENTIALS[credentialOf(operation)]}</p>
        <Parameters parameters={operation.parameters ?? []} />
        <RequestBody operation={operation} document={document} />
        <Part title="Answers">
          <ul className="grid gap-1 [&_a]:text-accent [&_a]:underline [&_a]:decoration-accent-line [&_a]:underline-offset-3">
            {successes.map(([status, answer]) => (
              <SuccessRow key={status} status={status} answer={answer} />
            ))}
          </ul>
        </Part>
        <Refusals responses={operation.responses} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <CodeBlock label="As a command" text={curlOf(endpoint, address)} />
        <TryIt endpoint={tried(endpoint)} />
        <Examples answers={successes} />
      </div>
    </section>
  );
}

/** The fields of what is sent, with the operation: nobody sends them to another. */
function RequestBody({ operation, document }: { operation: Operation; document: ApiDocument }) {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!content?.schema) return null;
  const name = content.schema.$ref?.split('/').at(-1);
  const schema = name ? document.components.schemas[name] : undefined;
  return (
    <Part title="Body">
      <p className="mb-2 text-13 text-ink-2">
        {schema?.description ?? 'Bytes.'} <span className="text-ink-3">{type}</span>
        {operation.requestBody?.required ? null : <span className="text-ink-3">, may be left out</span>}
      </p>
      {schema ? <FieldList schema={schema} /> : null}
    </Part>
  );
}

/** What the form needs, and no more: it is sent to the browser once more. */
function tried({ method, path, operation }: Endpoint) {
  const json = operation.requestBody?.content['application/json'];
  const example = Object.values(json?.examples ?? {})[0]?.value;
  return {
    id: operation.operationId,
    summary: operation.summary,
    method,
    path,
    credential: credentialOf(operation),
    parameters: (operation.parameters ?? []).map(({ name, in: place, required, example: shown }) => ({
      name,
      place,
      required: required === true,
      example: shown === undefined ? '' : String(shown),
    })),
    ...(json ? { body: JSON.stringify(example ?? {}, null, 2) } : {}),
  };
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-5">
      <h4 className="mb-1 font-strong text-13">{title}</h4>
      {children}
    </div>
  );
}

const PLACES = { path: 'In the path', query: 'Query', header: 'Headers' } as const;

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return Object.entries(PLACES).map(([place, title]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    return (
      <Part key={place} title={title}>
        <Fields>
          {here.map(({ name, schema = {}, description, required }) => (
            <FieldRow
              key={name}
              name={name}
              schema={description === undefined ? schema : { ...schema, description }}
              required={required === true}
            />
          ))}
        </Fields>
      </Part>
    );
  });
}

function SuccessRow({ status, answer }: { status: string; answer: Answer }) {
  const schema = answer.content?.['application/json']?.schema;
  const headers = Object.keys(answer.headers ?? {}).filter((name) => !GENERAL.test(name));
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] text-13">
      <span className="text-positive tabular-nums">{status}</span>
      <span className="text-ink-2">
        <Prose text={answer.description} /> {schema ? <TypeText schema={schema} /> : null}
        {headers.length > 0 ? <span className="text-ink-3"> With {headers.join(', ')}.</span> : null}
      </span>
    </li>
  );
}

const GENERAL = /^(X-Request-Id|RateLimit-.*)$/;

/** What any operation of its kind may refuse with: told once, with the errors. */
const EVERYWHERE = new Set(['408', '413', '415', '429', '500']);

/** Which codes an operation may refuse with; what they mean stands in the table of codes. */
function Refusals({ responses }: { responses: Record<string, Answer> }) {
  const refusals = Object.entries(responses).filter(([, answer]) => answer['x-codes']);
  const own = refusals.filter(([status]) => !EVERYWHERE.has(status));
  const general = refusals.map(([status]) => status).filter((status) => EVERYWHERE.has(status));
  if (refusals.length === 0) return null;
  return (
    <Part title="Refusals">
      <ul className="grid gap-1 text-13 [&>li]:grid [&>li]:grid-cols-[3rem_minmax(0,1fr)] [&_a]:mr-3 [&_a]:inline-block [&_a]:text-ink-2 [&_a:hover]:text-accent">
        {own.map(([status, answer]) => (
          <li key={status}>
            <span className="text-ink-3 tabular-nums">{status}</span>
            <span className="font-code text-12">
              {answer['x-codes']?.map((code) => (
                <a key={code} href={`#code-${code}`}>
                  {code}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {general.length > 0 ? (
        <p className="mt-1 text-13 text-ink-3">
          And{' '}
          <a href="#errors" className="underline decoration-line-strong underline-offset-3">
            as everywhere
          </a>{' '}
          {general.join(', ')}.
        </p>
      ) : null}
    </Part>
  );
}

/** What comes back: one to see, the others to open. */
function Examples({ answers }: { answers: [string, Answer][] }) {
  const all = answers.flatMap(([status, answer]) =>
    Object.entries(answer.content?.['application/json']?.examples ?? {}).map(
      ([name, { summary, value }]) => ({
        label: `${status} · ${summary ?? name}`,
        text: JSON.stringify(value, null, 2),
      }),
    ),
  );
  return all.map(({ label, text }, index) =>
    index === 0 ? (
      <CodeBlock key={label} label={label} text={text} />
    ) : (
      <details key={label}>
        <summary className="mb-2 cursor-pointer pl-3 text-12 text-ink-2">{label}</summary>
        <CodeBlock label={label} text={text} />
      </details>
    ),
  );
}
