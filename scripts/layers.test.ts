import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const TREES = [
  'app',
  'bench',
  'clients',
  'components',
  'e2e',
  'examples/receiver',
  'lib',
  'scripts',
  'proxy.next.ts',
];

/** A smallest file that breaks each rule: rule, file, what it imports. */
const PLANTED: [rule: string, file: string, imported: string][] = [
  ['domain-is-pure', 'lib/domain/clock.ts', 'node:timers'],
  ['domain-is-pure', 'lib/domain/shape.ts', 'zod'],
  ['domain-is-pure', 'lib/domain/outward.ts', '@/lib/store/rows'],
  ['store', 'lib/store/upward.ts', '@/lib/services/verb'],
  ['ports', 'lib/ports/rows-reader.ts', '@/lib/store/rows'],
  ['services', 'lib/services/status.ts', '@/lib/http/status'],
  ['services', 'lib/services/setting.ts', '@/lib/env'],
  ['services-render-document', 'lib/services/responses/render-document.ts', '@/lib/wire/v1/other'],
  ['services-auth', 'lib/services/people/auth.ts', '@/lib/http/status'],
  ['telemetry', 'lib/telemetry/rows.ts', '@/lib/store/rows'],
  ['wire', 'lib/wire/row.ts', '@/lib/store/rows'],
  ['http', 'lib/http/query.ts', '@/lib/store/rows'],
  ['jobs', 'lib/jobs/answer.ts', '@/lib/http/status'],
  ['client', 'lib/client/rows.ts', '@/lib/store/rows'],
  ['server', 'lib/server/page.ts', '@/app/page'],
  ['server', 'lib/server/handlers.ts', '@/app/api/route'],
  ['server-api-routes', 'lib/server/api-routes.ts', '@/app/page'],
  ['server-media-child', 'lib/server/media-child.ts', '@/lib/services/verb'],
  ['env', 'lib/env.ts', '@/lib/store/rows'],
  ['routes', 'app/api/rows/route.ts', '@/lib/store/rows'],
  ['pages', 'app/studies/page.tsx', '@/lib/services/verb'],
  ['pages', 'app/wallets/page.tsx', '@/app/api/route'],
  ['proxy', 'proxy.next.ts', '@/lib/env'],
  ['components-ui', 'components/ui/noun.tsx', '@/components/guide/builder'],
  ['components-nouns', 'components/launch/dialog.tsx', '@/components/guide/builder'],
  ['scripts', 'scripts/product.ts', '@/lib/domain/rule'],
  ['clients', 'clients/typescript/src/rows.ts', '@/lib/domain/rule'],
  ['routes-without-next', 'app/api/headers/route.ts', 'next'],
  ['next-in-pages-alone', 'lib/http/cookies.ts', 'next'],
  ['sql-in-the-store', 'lib/services/sql.ts', 'pg'],
  ['zod-at-the-borders', 'lib/services/parse.ts', 'zod'],
  ['browser-without-node', 'components/guide/file.tsx', 'node:fs'],
  ['testing-for-tests-alone', 'lib/http/builder.ts', '@/lib/testing/world'],
  ['nothing-imports-tests', 'lib/http/tested.ts', './status.test'],
  ['product-without-development-packages', 'lib/server/tool.ts', 'vitest'],
  ['product-without-development-packages', 'lib/server/undeclared.ts', 'stowaway'],
  ['no-cycles', 'lib/domain/egg.ts', './hen'],
  ['resolvable', 'lib/http/lost.ts', './nowhere'],
];

/** What the layers allow, and tests may do whatever they need. */
const INNOCENT: [file: string, imported: string][] = [
  ['lib/domain/rule.ts', './other-rule'],
  ['lib/domain/other-rule.ts', ''],
  ['lib/domain/hen.ts', './egg'],
  ['lib/store/rows.ts', 'pg'],
  ['lib/services/verb.ts', '@/lib/store/rows'],
  ['lib/http/status.ts', '@/lib/services/verb'],
  ['lib/http/status.test.ts', '@/lib/testing/world'],
  ['lib/wire/v1/other.ts', 'zod'],
  ['lib/testing/world.ts', '@/lib/store/rows'],
  ['app/page.tsx', '@/components/guide/builder'],
  ['app/api/route.ts', '@/lib/http/status'],
  ['components/guide/builder.tsx', '@/lib/wire/v1/other'],
];

const temporary = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

async function violations(baseDir: string): Promise<{ found: string[]; result: ICruiseResult }> {
  const { forbidden, options } = config;
  const fileName = path.join(baseDir, options.tsConfig.fileName);
  const { output } = await cruise(
    TREES.filter((tree) => existsSync(path.join(baseDir, tree))),
    { ...options, tsConfig: { fileName }, baseDir, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
    { tsConfig: extractTSConfig(fileName) },
  );
  if (typeof output === 'string') throw new Error(output);
  return {
    result: output,
    found: output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`),
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(temporary, file)), { recursive: true });
  writeFileSync(path.join(temporary, file), text);
}

describe('the layers', () => {
  it('are broken by every planted violation, and by nothing else', async () => {
    const declared = ['next', 'pg', 'zod'];
    for (const name of [...declared, 'vitest', 'stowaway']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`node_modules/${name}/index.js`, 'export const it = 1;');
    }
    const versions = Object.fromEntries(declared.map((name) => [name, '1.0.0']));
    write('package.json', JSON.stringify({ dependencies: versions, devDependencies: { vitest: '1.0.0' } }));
    write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { '@/*': [`${temporary}/*`] } } }));
    const imports = (name: string) => (name === '' ? 'export {};' : `import type { it } from '${name}';`);
    for (const [file, imported] of INNOCENT) write(file, imports(imported));
    for (const [, file, imported] of PLANTED) write(file, imports(imported).replace('type ', ''));

    const { found } = await violations(temporary);
    const planted = PLANTED.map(([rule, file]) => `${rule}: ${file}`);
    for (const violation of planted) expect(found).toContain(violation);
    const culprits = new Set(PLANTED.map(([, file]) => file));
    expect(found.filter((line) => !culprits.has(line.replace(/^[^:]+: /, '')))).toEqual([]);
    expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)));
  });

  it('hold in this tree, whose imports were really followed', async () => {
    const { found, result } = await violations(root);
    expect(found).toEqual([]);
    expect(result.summary.totalCruised).toBeGreaterThan(300);
    expect(result.summary.totalDependenciesCruised ?? 0).toBeGreaterThan(1_000);
    const followed = result.modules.flatMap(({ dependencies }) =>
      dependencies.filter(({ module, resolved }) => module.startsWith('@/') && resolved.startsWith('lib/')),
    );
    expect(followed.length).toBeGreaterThan(200);
    // It reads every file that there is.
  });
});
