/**
 * `node deploy/keep-what-runs.mjs`, in a built project, for the image: removes from `node_modules` every file that the
 * compiled server and Next's production server do not load, as traced by Next's own tracer. Next's standalone output
 * would leave the server out, which is ours (decisions/107).
 */
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = process.cwd();
const require = createRequire(path.join(root, 'package.json'));
const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft');

/** Read by compilers, debuggers and development alone. */
const NEVER = [
  /\.d\.[cm]?ts$/,
  /\.map$/,
  /\.development\.js$/,
  /^node_modules\/(typescript|esbuild)\//,
  /\/next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /\/next\/dist\/(compiled\/webpack|server\/dev|pages|lib\/upgrade)\//,
  /\/next\/dist\/server\/lib\/router-utils\/setup-dev-bundler\.js$/,
];
const NEXT = /^node_modules\/next\//;
/** Only packages are traced: the rest of the project stays as it is. */
const OURS = /^(?!node_modules\/|\.build\/|next\.config)/;

const compiled = path.join(root, '.build');
const entries = filesBelow(compiled).filter((file) => file.endsWith('.js'));
const next = ['node_modules/next/dist/server/next.js', 'next.config.mjs'].map((file) =>
  path.join(root, file),
);
const kept = new Set([
  ...(await traced(entries, [...NEVER, OURS, NEXT])),
  ...(await traced(next, [...NEVER, OURS])),
  ...filesBelow(path.join(root, '.next')).flatMap(tracedByNext),
  ...lookedUp(path.join(root, 'node_modules/next/dist/server/config-utils.js')),
]);

let [files, bytes] = [0, 0];
const packages = path.join(root, 'node_modules');
for (const file of filesBelow(packages)) {
  if (kept.has(path.relative(root, file))) {
    files += 1;
    bytes += statSync(file).size;
  } else {
    rmSync(file);
  }
}
removeEmpty(packages);
process.stdout.write(`node_modules: ${files} files, ${(bytes / 1e6).toFixed(1)} MB\n`);

/** Paths relative to the project. */
async function traced(starts, without) {
  const { fileList } = await nodeFileTrace(starts, {
    base: root,
    processCwd: root,
    mixedModules: true,
    moduleSyncCatchall: true,
    ignore: (file) => without.some((pattern) => pattern.test(file)),
  });
  return fileList;
}

/** What Next's build wrote down that its server, a page or a route loads. Empty for a file that is no such list. */
function tracedByNext(list) {
  if (!list.endsWith('.nft.json')) return [];
  const { files: named } = JSON.parse(readFileSync(list, 'utf8'));
  return named.map((file) => path.relative(root, path.resolve(path.dirname(list), file)));
}

/** What Next looks up at each start, by names in a table, and loads for a build alone: stubs of a few bytes. */
function lookedUp(table) {
  return [...readFileSync(table, 'utf8').matchAll(/'(next\/dist\/compiled\/[^']+)'/g)].map(([, name]) =>
    path.relative(root, require.resolve(name)),
  );
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function removeEmpty(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
