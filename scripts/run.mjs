/**
 * `node scripts/run.mjs FILE.ts [arguments]`: compiles a tool of ours and runs its `main(arguments)`. Tools stand
 * apart from the server's entries so that nothing of them gets into what `npm start` runs.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const [source = '', ...args] = process.argv.slice(2);
// Below the root, where packages are found; gone as soon as it is loaded.
mkdirSync(path.join(root, '.build'), { recursive: true });
const folder = mkdtempSync(path.join(root, '.build/tool-'));
const outfile = path.join(folder, 'tool.mjs');
let main;
try {
  buildSync({
    entryPoints: [path.resolve(root, source)],
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  ({ main } = await import(pathToFileURL(outfile).href));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await main(args);
