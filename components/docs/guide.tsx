import type { ReactNode } from 'react';
import { CODE_TEXTS } from '@/lib/wire/docs/codes';
import { CodeBlock } from './code-block';
import { CredentialsForm } from './credentials';
import type { ApiDocument } from './document';
import { Prose } from './prose';

/** The chapters before the operations, in their order. */
export const CHAPTERS = [
  ['begin', 'Begin'],
  ['paging', 'Paging'],
  ['polling', 'Staying up to date'],
  ['errors', 'Errors'],
  ['retries', 'Retries'],
  ['editing', 'Editing'],
  ['limits', 'Rate limits'],
  ['legacy', 'The first generation'],
] as const;

export function Guide({ document, address }: { document: ApiDocument; address: string }) {
  return (
    <>
      <Chapter id="begin">
        <Line text="Make an API key (whoever runs the service does, with the command `key:create`) and send it in the header `x-api-key`, nowhere else. A key belongs to one person in one organization: it sees that organization alone, and may do what that person may. Bodies are JSON, sent with `Content-Type: application/json`. Times are UTC with milliseconds." />
        <CodeBlock
          label="All studies of your organization"
          text={`curl '${address}/api/public/v1/studies' \\\n  -H "x-api-key: $COLLOQUY_API_KEY"`}
        />
        <Line text="Create a study, launch it, share its link, read its responses: that is the whole of it. Participants come to the link, or to a client of yours over the interview protocol, where each interview has a token of its own." />
        <p className="text-14 text-ink-2 leading-6">
          A client for your language can be generated from{' '}
          <a
            className="text-accent underline decoration-accent-line underline-offset-3"
            href="/api/openapi.json"
          >
            the OpenAPI document
          </a>
          . Objects may get further fields: ignore what you do not know.
        </p>
        <CredentialsForm />
      </Chapter>
      <Chapter id="paging">
        <Line
          text={
            'Responses come in pages: `page` counts from 0, `perPage` goes up to 10,000 and is 1,000 when left out. The order is that of `readableId`, so that what is new comes last. `X-Total-Count` tells how many there are, and `Link` has the address of the next page as `rel="next"` while there is one: follow it until it is gone.'
          }
        />
        <CodeBlock
          label="The second hundred"
          text={`curl -i '${address}/api/public/v1/responses/k3v9qz7m2x4t?page=1&perPage=100' \\\n  -H "x-api-key: $COLLOQUY_API_KEY"\n\nX-Total-Count: 240\nLink: <${address}/api/public/v1/responses/k3v9qz7m2x4t?page=2&perPage=100>; rel="next"`}
        />
      </Chapter>
      <Chapter id="polling">
        <Line text="A response changes while its interview goes on, when its analysis is finished and when a recording is ready; `updatedAt` moves each time. Keep the greatest `updatedAt` that you saw. Ask again with `updatedSince` set to ten seconds before it, read all pages, and replace what you have by `id`. The ten seconds matter: changes become visible in another order than that of their times, and a reader that overlaps by them misses nothing." />
        <Line text="Lists carry an `ETag`. Sent back as `If-None-Match`, it makes the answer an empty 304 when nothing changed. Links to recordings are good for one hour: read the single response again for fresh ones instead of keeping them." />
      </Chapter>
      <Chapter id="errors">
        <Line text="Every refusal has the same form. Branch on `code`, which is stable; `error` is for people and may change. `issues` is there with `invalid_request_body` alone. Quote `X-Request-Id` when you report a problem." />
        <CodeBlock
          label="400"
          text={`{\n  "error": "The request body does not have the expected fields.",\n  "code": "invalid_request_body",\n  "issues": [{ "path": ["studyGuide", 0, "title"], "message": "Required" }]\n}`}
        />
        <CodeTable statuses={statusesOf(document)} />
      </Chapter>
      <Chapter id="retries">
        <Line text="Send a request again when there was no answer, after a 500 or 503, and when the answer has `Retry-After`: then wait that many seconds. Every 429 has one. A 409 has one only when the very same request can succeed a moment later: always on `study_busy`, and on a `conflict` when a launch raced an edit. A 409 without it, and every other 4xx, will be refused again." />
        <Line text="Reading, saving and deleting can be repeated as they are. Creating a study, launching it and starting an interview take an `Idempotency-Key`: make one up for each thing you want done and send the same one with every attempt. For 24 hours the first success is answered again instead of being done twice; the same key with another body is `conflict`. Answers in an interview need no key: the same `stepId` with the same answer counts once." />
      </Chapter>
      <Chapter id="editing">
        <Line text="Read the study and keep its `ETag`; send it as `If-Match` with your change. Somebody else's change in between makes yours `concurrent_modification`: read again, apply your change to what is there now, send it with the new `ETag`. A guide may be saved unfinished; `problems` says what is still missing, and a launch refuses it. Participants of a live study see edits only once it is launched again." />
      </Chapter>
      <Chapter id="limits">
        <Line text="A key has 1,200 requests a minute, 120 of them writes; an interview has 300; an address may start 60 interviews and fail 20 times with its credentials. `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` tell where you stand. A body has at most 2 MiB, a guide 50 blocks, 200 items and 100 options an item. Whoever runs this server may have set other limits." />
      </Chapter>
      <Chapter id="legacy">
        <Line
          text={
            'The endpoints under `/api/public` without `v1` are deprecated since 1 August 2026. They go on working, with the same bodies as ever, and each answer names its successor in `Link` with `rel="successor-version"`, beside a `Deprecation` header. Field names are written with underscores there, and paths take the link id alone.'
          }
        />
      </Chapter>
    </>
  );
}

function Chapter({ id, children }: { id: (typeof CHAPTERS)[number][0]; children: ReactNode }) {
  const title = CHAPTERS.find(([chapter]) => chapter === id)?.[1];
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-3 border-line border-t py-8"
    >
      <h2 id={id} className="scroll-mt-16 font-title text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Line({ text }: { text: string }) {
  return (
    <p className="text-14 text-ink-2 leading-6">
      <Prose text={text} />
    </p>
  );
}

/** The statuses that each code comes with, as the operations have it. */
function statusesOf({ paths }: ApiDocument): Map<string, Set<string>> {
  const statuses = new Map<string, Set<string>>();
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [status, { 'x-codes': codes = [] }] of Object.entries(operation.responses)) {
      for (const code of codes) statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
    }
  }
  return statuses;
}

function CodeTable({ statuses }: { statuses: Map<string, Set<string>> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className="overflow-x-auto" aria-label="Codes" tabIndex={0}>
      <table className="w-full min-w-[38rem] border-collapse text-13">
        <thead>
          <tr className="border-line-strong border-b text-left text-12 text-ink-3">
            <th scope="col" className="py-2 pr-4 font-text">
              code
            </th>
            <th scope="col" className="py-2 pr-4 font-text">
              Status
            </th>
            <th scope="col" className="py-2 pr-4 font-text">
              What it means
            </th>
            <th scope="col" className="py-2 font-text">
              What to do
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(CODE_TEXTS).map(([code, { means, todo }]) => (
            <tr
              key={code}
              id={`code-${code}`}
              className="scroll-mt-16 border-line border-b align-top target:bg-accent-wash"
            >
              <th scope="row" className="py-2 pr-4 text-left font-code font-text text-12">
                {code}
              </th>
              <td className="py-2 pr-4 text-ink-3 tabular-nums">
                {[...(statuses.get(code) ?? [])].sort().join(', ')}
              </td>
              <td className="py-2 pr-4 text-ink-2">
                <Prose text={means} />
              </td>
              <td className="py-2 text-ink-2">
                <Prose text={todo} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
