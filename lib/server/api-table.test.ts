import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiTable } from './api-table';
import { projectRoot } from './project-root';
import { routeMatcher } from './route-match';

it('holds exactly the route files of the tree, each under its own path', () => {
  const folder = path.join(projectRoot(), 'app/api');
  const inTree = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'route.ts')
    .map((entry) => `/api/${path.relative(folder, entry.parentPath)}`)
    .filter((pattern) => !pattern.startsWith('/api/auth/'));
  expect(apiTable.map(({ pattern }) => pattern).sort()).toEqual(inTree.sort());
});

it('names no path twice', () => {
  expect(() => routeMatcher(apiTable)).not.toThrow();
});

it('has handlers on every path', () => {
  const empty = apiTable.filter(
    ({ module }) => !['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].some((method) => method in module),
  );
  expect(empty).toEqual([]);
});
