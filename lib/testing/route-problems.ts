import { type Described, describedHandler, METHODS } from '@/lib/http/openapi/described-route';
import type { Credential } from '@/lib/http/route';
import type { ApiRoute } from '@/lib/server/route-match';

export interface RouteTree {
  /** The `route.ts` and `route.test.ts` files of `app/api`, by their path from the root, with their text. */
  files: ReadonlyMap<string, string>;
  table: readonly ApiRoute[];
  /** The operations as the reference shows them. */
  order: readonly string[];
}

const TABLE = 'lib/server/api-routes.ts';
const ORDER = 'lib/wire/docs/operation-order.ts';

/** What the test of a route calls (lib/testing/refusals.ts), by what its callers have to send. */
const REFUSES: Record<Credential, string | undefined> = {
  key: 'refusesStrangers',
  session: 'refusesTheSignedOut',
  token: 'refusesOtherTokens',
  none: undefined,
};

/**
 * What a route still lacks, one sentence each: which file to edit, and how. What Next serves is a
 * `route.next.ts`, as sign-in (`app/api/auth`), whose routes are the library's.
 */
export function routeProblems({ files, table, order }: RouteTree): string[] {
  const patterns = [...files.keys()]
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => file.slice('app'.length, -'/route.ts'.length));
  const ids = table.flatMap(({ module }) => Object.values(module).map(operationId)).filter(isText);
  return [
    ...patterns
      .filter((pattern) => !table.some((route) => route.pattern === pattern))
      .map((pattern) => `${fileOf(pattern)} is not served: \`npm run api-table\` adds it to ${TABLE}.`),
    ...table.flatMap((route) => problemsOf(route, { files, order })),
    ...order
      .filter((id, place) => !ids.includes(id) || order.indexOf(id) !== place)
      .map((id) => `${ORDER} has '${id}' twice, or no route has it as the id of its doc: remove it there.`),
  ];
}

function problemsOf({ pattern, module }: ApiRoute, { files, order }: Omit<RouteTree, 'table'>): string[] {
  const file = fileOf(pattern);
  if (!files.has(file))
    return [`${TABLE} has '${pattern}', but there is no ${file}: add it, or run \`npm run api-table\`.`];
  const methods = METHODS.filter((method) => module[method]);
  if (methods.length === 0) return [`${file} exports no handler: export GET, POST, PUT, PATCH or DELETE.`];
  const test = file.replace(/\.ts$/, '.test.ts');
  const source = files.get(test);
  return [
    ...(source === undefined
      ? [`${test} is missing: test the route on a database, beginning with ${REFUSES.key}(GET, …).`]
      : []),
    ...methods.flatMap((method) => {
      const entry = describedHandler(module[method] ?? {});
      if (!entry) {
        return `${file}: ${method} is not in the API document: declare it by v1Route (or another of lib/http/*-route.ts) with a doc, or wrap it in described(…, doc).`;
      }
      const id = operationId(module[method]);
      const refuses = REFUSES[credentialOf(entry)];
      return [
        ...(isText(id) && !order.includes(id)
          ? [`${ORDER}: add '${id}' (${method} of ${file}) where readers should meet it.`]
          : []),
        ...(source !== undefined && refuses && !isRefused(source, method, refuses, takesBearer(entry))
          ? [`${test}: call ${refuses}(${method}, …) of lib/testing/refusals.ts at its top.`]
          : []),
      ];
    }),
  ];
}

/** Whether the test calls it for this handler, under whatever name it imports that; or has a test of H2 itself. */
function isRefused(source: string, method: string, refuses: string, hasOwnWay: boolean): boolean {
  const alias = new RegExp(`\\b${method} as (\\w+)[^;]*from '\\./route'`).exec(source)?.[1] ?? method;
  if (new RegExp(`\\b${refuses}\\(\\s*${alias}\\b`).test(source)) return true;
  return (hasOwnWay || refuses !== REFUSES.key) && /\bit\(\s*['"`](\w+, )*H2\b/.test(source);
}

/** A key may come as a Bearer token there, unlike elsewhere (A12). */
const takesBearer = (entry: NonNullable<Described>) =>
  'handWritten' in entry && entry.handWritten.takesBearer === true;

const fileOf = (pattern: string) => `app${pattern}/route.ts`;
const credentialOf = (entry: NonNullable<Described>): Credential =>
  'handWritten' in entry ? entry.handWritten.credential : entry.credential;

function operationId(handler: object | undefined): string | undefined {
  const entry = handler && describedHandler(handler);
  if (!entry) return undefined;
  return 'handWritten' in entry ? entry.handWritten.id : entry.declaration.doc.id;
}

const isText = (value: string | undefined): value is string => value !== undefined;
