import path from 'node:path';

/**
 * The places whose pages are kept when they are left (docs/decisions/112): folders of app/, a page by `__PAGE__`. What
 * is not named here ends as it always did, with the frame around it, so that no form comes back with what somebody
 * wrote into it before.
 */
const KEPT = ['(dashboard)/studies', '(dashboard)/studies/__PAGE__'];

/** What is put in place of what, in each of the two files. */
const CHANGES = {
  'bfcache-state-manager.js': [['process.env.__NEXT_CACHE_COMPONENTS ? 3 : 1', '3']],
  'layout-router.js': [
    ['if (process.env.__NEXT_CACHE_COMPONENTS) {', 'if (true) {'],
    [
      'const stateKey = bfcacheEntry.stateKey;',
      `const stateKey = bfcacheEntry.stateKey;
        if (stateKey !== activeStateKey && !isKept(segmentPath, tree)) {
            bfcacheEntry = bfcacheEntry.next;
            continue;
        }`,
    ],
    [
      'function isVirtualLayout(segment) {',
      `const KEPT = new Set(${JSON.stringify(KEPT)});
function isKept(segmentPath, tree) {
    const path = segmentPath.filter((_, at) => at % 2 === 1);
    for (let below = tree; below; below = below[1].children) {
        path.push(below[0]);
        const names = path.map((name) => Array.isArray(name) ? '[' + name[0] + ']' : name.split('?')[0]);
        if (!KEPT.has(names.join('/'))) return false;
    }
    return true;
}
function isVirtualLayout(segment) {`,
    ],
  ],
};

/**
 * Has Next keep pages that are left, in React's `Activity`: its own code for it, which it compiles only with
 * `cacheComponents`. Refuses a version of Next in which these two files say something else.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: the bundler takes a loader by it
export default function keepPages(source) {
  const file = path.basename(this.resourcePath);
  const changes = CHANGES[/** @type {keyof typeof CHANGES} */ (file)];
  if (!changes) throw new Error(`${file} is not one of the files that keep pages.`);
  let changed = source;
  for (const [before = '', after = ''] of changes) {
    if (changed.split(before).length !== 2)
      throw new Error(
        `Next's ${file} is another one than lib/server/kept-pages-loader.mjs knows: it does not have once\n${before}`,
      );
    changed = changed.replace(before, () => after);
  }
  return changed;
}
