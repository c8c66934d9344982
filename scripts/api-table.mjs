/**
 * `npm run api-table`: makes lib/server/api-routes.ts, from which the gateway serves, of the route files below
 * app/api. Sign-in's (app/api/auth) is a `route.next.ts`, which stays with the pages.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
export const API_ROUTES = path.join(root, 'lib/server/api-routes.ts');

/** The patterns of all route files of a tree, such as `/api/public/v1/studies/[studyId]/launch`, in order. */
export function patternsBelow(folder = root) {
  return readdirSync(path.join(folder, 'app/api'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'route.ts')
    .map((entry) => `/${path.relative(path.join(folder, 'app'), entry.parentPath).split(path.sep).join('/')}`)
    .sort();
}

/** @param {string} pattern */
function nameOf(pattern) {
  const words = pattern
    .split('/')
    .slice(2)
    .join(' ')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

/**
 * @param {readonly string[]} patterns
 * @returns {string} the module's text
 */
export function apiRoutesOf(patterns) {
  return `// biome-ignore-all format: made by \`npm run api-table\`
// biome-ignore-all assist/source/organizeImports: made by \`npm run api-table\`
${patterns.map((pattern) => `import * as ${nameOf(pattern)} from '@/app${pattern}/route';`).join('\n')}
import type { ApiRoute } from './route-match';

/** Every \`app/api/**\` route file that the gateway serves. Made by \`npm run api-table\`. */
export const apiRoutes: readonly ApiRoute[] = [
${patterns.map((pattern) => `  { pattern: '${pattern}', module: ${nameOf(pattern)} },`).join('\n')}
];
`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(API_ROUTES, apiRoutesOf(patternsBelow()));
