import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A class with a size, a face or a radius, whatever its variants. */
const SIZED =
  /(?<=[\s"'`]|^)(?:[^\s"'`]+:)?-?(?:h|w|size|min-[hw]|max-[hw]|p[xytblrse]?|m[xytblrse]?|gap|gap-[xy]|top|bottom|start|end|inset|inset-[xy]|translate-[xy]|rounded|text|font|leading)-[a-z0-9.-]+(?=[\s"'`]|$)/g;

it('has a rule for every class with a size: what is no token is silently nothing', async () => {
  const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8');
  const design = await loadDesignSystem(css, { base: path.join(root, 'app') });
  const files = ['app', 'components'].flatMap((tree) =>
    readdirSync(path.join(root, tree), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => path.join(tree, name)),
  );
  const used = new Map<string, string>();
  for (const file of files) {
    for (const [, text = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /className="([^"]*)"|(?:'|`)([^'`\n]*\s[^'`\n]*)(?:'|`)/g,
    )) {
      for (const [name] of text.matchAll(SIZED)) used.set(name, file);
    }
  }
  const names = [...used.keys()];
  const rules = design.candidatesToCss(names);
  expect(names.filter((_, at) => rules[at] === null).map((name) => `${used.get(name)}: ${name}`)).toEqual([]);
});
