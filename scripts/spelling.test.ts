import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What stands in quotation marks on one line, without what is put in. */
function stringsOf(source: string): string[] {
  return [...source.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, ''),
  );
}

it('refusals spell organisation as the pages do that show them', () => {
  const files = ['lib/domain', 'lib/services', 'lib/server']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const american = files.flatMap((file) =>
    stringsOf(readFileSync(file, 'utf8'))
      // A sentence, not the name of a field or a module.
      .filter((text) => / .* /.test(text) && /(?<!x-)\borganizations?\b/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(american).toEqual([]);
});
