import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { described } from '@/lib/http/openapi/described';
import { v1Route } from '@/lib/http/v1-route';
import { routeProblems } from '@/lib/testing/route-problems';
import { listFoldersDoc } from '@/lib/wire/docs/folders';
import { OPERATION_ORDER } from '@/lib/wire/docs/operation-order';
import { FolderListShape } from '@/lib/wire/v1/folder';
import { API_ROUTES, apiRoutesOf, patternsBelow } from '../../scripts/api-table.mjs';
import { apiTable } from './api-table';
import { projectRoot } from './project-root';
import { routeMatcher } from './route-match';

function routeFiles(): Map<string, string> {
  const root = projectRoot();
  const files = readdirSync(path.join(root, 'app/api'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'route.ts' || name === 'route.test.ts')
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]));
}

it('X15: every route file is served, described, in order, and tested against strangers', () => {
  expect(routeProblems({ files: routeFiles(), table: apiTable, order: OPERATION_ORDER })).toEqual([]);
});

it('what the pages are to serve is named so, or the build leaves it out', () => {
  const root = path.join(projectRoot(), 'app');
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(all.filter((file) => file.endsWith('/route.ts') && !file.startsWith('api/'))).toEqual([]);
  expect(all.filter((file) => file.startsWith('api/') && file.endsWith('/route.next.ts'))).toEqual([
    'api/auth/[...all]/route.next.ts',
  ]);
});

it('X50: the table is the one that the route files make', () => {
  expect(readFileSync(API_ROUTES, 'utf8')).toBe(apiRoutesOf(patternsBelow()));
});

it('X50: uploads are routes', () => {
  expect(apiTable.filter(({ uploads }) => uploads)).toHaveLength(3);
});

it('names no path twice', () => {
  expect(() => routeMatcher(apiTable)).not.toThrow();
});

describe('X15: what a route lacks is named with the file to edit', () => {
  const GET = v1Route({
    doc: listFoldersDoc,
    replies: { 200: FolderListShape },
    run: () => Promise.reject(new Error('never called')),
    reply: () => undefined,
  });
  const whole = {
    files: new Map([
      ['app/api/things/route.ts', ''],
      ['app/api/things/route.test.ts', "import { GET } from './route';\nrefusesStrangers(GET, {});"],
    ]),
    table: [{ pattern: '/api/things', module: { GET } }],
    order: ['listFolders'],
  };
  const undescribed = async () => new Response();
  const withTest = (text?: string) =>
    new Map(
      Object.entries({ ...Object.fromEntries(whole.files), 'app/api/things/route.test.ts': text }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );

  it('nothing of one that is whole', () => {
    expect(routeProblems(whole)).toEqual([]);
    const renamed = "import { GET as list } from './route';\nrefusesStrangers(list, {});";
    expect(routeProblems({ ...whole, files: withTest(renamed) })).toEqual([]);
  });

  it.each([
    ['an entry of the table', { table: [], order: [] }, 'lib/server/api-routes.ts'],
    ['a file of an entry', { files: new Map() }, 'there is no app/api/things/route.ts'],
    ['a handler', { table: [{ pattern: '/api/things', module: {} }], order: [] }, 'exports no handler'],
    [
      'an entry of the document',
      { table: [{ pattern: '/api/things', module: { GET: undescribed } }], order: [] },
      'app/api/things/route.ts: GET is not in the API document',
    ],
    ['a place in the order', { order: [] }, "lib/wire/docs/operation-order.ts: add 'listFolders'"],
    ['an operation of the order', { order: ['listFolders', 'gone'] }, "operation-order.ts has 'gone'"],
    ['a test', { files: withTest() }, 'app/api/things/route.test.ts is missing'],
    [
      'a test against strangers',
      { files: withTest("import { GET } from './route';\nit('H2: is refused', () => {});") },
      'app/api/things/route.test.ts: call refusesStrangers(GET',
    ],
  ])('%s', (_, changed, message) => {
    expect(routeProblems({ ...whole, ...changed })).toEqual([expect.stringContaining(message)]);
  });

  it('a test of a participant needs their token, or says in its own words how it is refused', () => {
    const doc = { id: 'listFolders', credential: 'token' } as Parameters<typeof described>[1];
    const table = [{ pattern: '/api/things', module: { GET: described(async () => new Response(), doc) } }];
    expect(routeProblems({ ...whole, table })).toEqual([expect.stringContaining('refusesOtherTokens(GET')]);
    expect(routeProblems({ ...whole, table, files: withTest("it('H2: needs its token', …)") })).toEqual([]);
  });
});
