import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import keepPages from './kept-pages-loader.mjs';

const folder = path.resolve(import.meta.dirname, '../../node_modules/next/dist');
const files = ['', 'esm/'].flatMap((kind) =>
  ['bfcache-state-manager.js', 'layout-router.js'].map((name) => `${kind}client/components/${name}`),
);

it.each(files)('finds in Next’s %s what it changes', (file) => {
  const resourcePath = path.join(folder, file);
  const source = readFileSync(resourcePath, 'utf8');
  const changed = keepPages.call({ resourcePath }, source);
  expect(changed).not.toBe(source);
  if (file.endsWith('layout-router.js')) {
    expect(changed).toContain('(dashboard)/studies/__PAGE__');
    expect(changed).toMatch(/if \(true\) \{\s+child = .*Activity/u);
  } else expect(changed).toContain('MAX_BF_CACHE_ENTRIES = 3;');
});

it('refuses another version of them, and other files', () => {
  expect(() => keepPages.call({ resourcePath: '/x/layout-router.js' }, 'export default 1;')).toThrow(
    'is another one than',
  );
  expect(() => keepPages.call({ resourcePath: '/x/link.js' }, '')).toThrow('is not one of the files');
});
