/**
 * The table of layers (docs/decisions/001-layers.md) as rules. A layer names all of the project that it may import,
 * whatever it does not name is refused; types count like values. scripts/layers.test.ts breaks every rule once.
 */

const PROJECT = '^(app|bench|clients|components|e2e|examples|lib|scripts)/|^proxy\\.next\\.ts$';
const TEST = '\\.test\\.tsx?$';
/** @param {string} names */
const npm = (names) => `(^|/)node_modules/(${names})(/|$)`;

const DOMAIN = '^lib/domain/';
const ENV = '^lib/env\\.ts$';
/** The log and the counters: what any part of the server may say of its work. */
const TELEMETRY = '^lib/telemetry/';
/** The pool alone: what a transaction or a caller's context is made of. No query. */
const POOL = '^lib/store/database\\.ts$';
const PAGES = '^app/(?!api/)';
const ROUTES = '^app/api/';
/** What a participant's page shows before any script runs. */
const FIRST_PAINT = '^lib/services/interviews/';
/** The reads that come with a page: their routes are asked while it is made (lib/http/first-read.ts). */
const FIRST_READS =
  '^app/api/public/v1/(dashboard/studies|folders|studies/\\[studyId\\]/(responses|results)|responses/.*/reading)/route\\.ts$';

/**
 * What the files at `from` may import of the project. Tests are free.
 * @param {string} name
 * @param {string} from
 * @param {string[]} mayImport
 * @param {string[]} [exceptions] files that have a rule of their own
 */
const layer = (name, from, mayImport, exceptions = []) =>
  forbid(
    name,
    'The table of layers.',
    { path: from, pathNot: [TEST, ...exceptions] },
    { path: PROJECT, pathNot: mayImport },
  );

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'domain-is-pure',
      'Rules are functions of their arguments: no package, no clock, no environment.',
      { path: DOMAIN, pathNot: TEST },
      // Pure functions of a word themselves.
      { pathNot: [DOMAIN, '^node_modules/snowball-stemmers/'] },
    ),
    layer('telemetry', TELEMETRY, [TELEMETRY, ENV]),
    layer('store', '^lib/store/', ['^lib/store/', DOMAIN, ENV, TELEMETRY]),
    layer('ports', '^lib/ports/', ['^lib/ports/', DOMAIN, ENV, TELEMETRY]),
    layer(
      'services',
      '^lib/services/',
      ['^lib/(services|store|ports)/', DOMAIN, TELEMETRY],
      ['^lib/services/responses/render-document\\.ts$', '^lib/services/people/auth\\.ts$'],
    ),
    // Lists are read far more often than responses change, so the list item is stored as the text it is answered as.
    layer('services-render-document', '^lib/services/responses/render-document\\.ts$', [
      '^lib/(services|store|ports)/',
      DOMAIN,
      TELEMETRY,
      '^lib/wire/v1/(response-list-item|single-response)\\.ts$',
    ]),
    // The sign-in library builds links and signs cookies by itself, and is told address and secret once, here.
    layer('services-auth', '^lib/services/people/auth\\.ts$', [
      '^lib/(services|store|ports)/',
      DOMAIN,
      ENV,
      TELEMETRY,
    ]),
    layer('wire', '^lib/wire/', ['^lib/wire/', DOMAIN]),
    layer('http', '^lib/http/', ['^lib/(http|services|wire|telemetry)/', DOMAIN, ENV, POOL]),
    layer('jobs', '^lib/jobs/', ['^lib/(jobs|services|telemetry)/', DOMAIN, ENV, POOL]),
    layer('client', '^lib/client/', ['^lib/(client|wire)/', DOMAIN]),
    layer(
      'server',
      '^lib/server/',
      ['^lib/(server|services|store|jobs|http|wire|telemetry)/', DOMAIN, ENV],
      ['^lib/server/api-routes\\.ts$', '^lib/server/(media|speech)-child\\.ts$'],
    ),
    // A recording's bytes are decoded in a process of their own, which has nothing else.
    layer('server-media-child', '^lib/server/(media|speech)-child\\.ts$', [
      '^lib/ports/(media-engine|local-speech)/',
      DOMAIN,
      TELEMETRY,
    ]),
    // The front door calls the routes itself, without the framework between.
    layer('server-api-routes', '^lib/server/api-routes\\.ts$', [
      '^lib/(server|services|store|jobs|http|wire|telemetry)/',
      DOMAIN,
      ENV,
      ROUTES,
    ]),
    layer('env', ENV, [DOMAIN]),
    layer('routes', ROUTES, [ROUTES, '^lib/(http|services|wire|telemetry)/', DOMAIN, ENV]),
    layer('pages', PAGES, [
      PAGES,
      '^components/',
      '^lib/(client|http|wire)/',
      DOMAIN,
      FIRST_PAINT,
      FIRST_READS,
    ]),
    layer('proxy', '^proxy\\.next\\.ts$', []),
    layer('components-ui', '^components/ui/', ['^components/ui/']),
    layer('components-nouns', '^components/(?!ui/)([^/]+)/', [
      '^components/($1|ui)/',
      '^lib/(client|wire)/',
      DOMAIN,
    ]),
    layer('scripts', '^scripts/', ['^scripts/']),
    // Published apart from the product, and examples know nothing else of it.
    layer('clients', '^(clients|examples)/', ['^clients/typescript/src/']),

    forbid(
      'routes-without-next',
      'Routes are plain functions of a Request: tests and the front door call them.',
      { path: ROUTES },
      { path: npm('next') },
    ),
    forbid(
      'next-in-pages-alone',
      'One module of the server knows the framework.',
      { path: '^lib/', pathNot: [TEST, '^lib/client/', '^lib/server/next-pages\\.ts$'] },
      { path: npm('next') },
    ),
    forbid(
      'sql-in-the-store',
      'Rows become plain values in the store and nowhere else.',
      { path: PROJECT, pathNot: [TEST, '^lib/(store|server|testing)/', '^bench/', '^e2e/'] },
      { path: npm('pg|drizzle-orm') },
    ),
    forbid(
      'zod-at-the-borders',
      'What is behind the borders has been read already.',
      { path: '^lib/(store|services|jobs)/', pathNot: TEST },
      { path: npm('zod') },
    ),
    forbid(
      'browser-without-node',
      'What runs in a browser.',
      { path: '^components/|^lib/(client|wire)/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'testing-for-tests-alone',
      'Builders of test worlds have no place in the product.',
      { pathNot: [TEST, '^lib/testing/', '^(e2e|bench)/'] },
      { path: '^lib/testing/' },
    ),
    forbid('nothing-imports-tests', 'A test is nobody else’s part.', {}, { path: TEST }),
    forbid(
      'product-without-development-packages',
      '`npm start` works after an install without them.',
      { path: '^(app|components|lib)/|^proxy\\.next\\.ts$', pathNot: [TEST, '^lib/testing/'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    forbid('no-cycles', 'Two modules that need each other are one, or three.', {}, { circular: true }),
    forbid('resolvable', 'Every import is found.', {}, { couldNotResolve: true }),
  ],
  options: {
    // Without it, `@/…` is not followed and every rule passes over nothing.
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.build|data[^/]*)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
