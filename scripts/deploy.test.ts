import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = new Set([...read('lib/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name));
/** Of the runtime and not of the product. */
const OTHERS = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];

describe('P4: the examples of deployment', () => {
  it('name settings that there are', () => {
    const compose = read('deploy/compose.yaml').split('&environment')[1]!.split('depends_on')[0]!;
    const named = [
      ...compose.matchAll(/^ {4}([A-Z_]+):/gm),
      ...read('deploy/helm/colloquy/templates/_helpers.tpl').matchAll(/- \{ name: ([A-Z_]+), value/g),
      ...(/^ENV NODE_ENV.*$/m.exec(read('deploy/Dockerfile'))?.[0].matchAll(/([A-Z_]+)=/g) ?? []),
      ...(/^Environment=.*$/m.exec(read('deploy/colloquy.service'))?.[0].matchAll(/([A-Z_]+)=/g) ?? []),
    ].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !settings.has(name) && !OTHERS.includes(name))).toEqual([]);
  });

  it('start entries that there are, in the version of the project, from images of exact versions', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const dockerfile = read('deploy/Dockerfile');
    const compose = read('deploy/compose.yaml');
    expect(dockerfile).toContain('ENTRYPOINT ["node", "lib/server/boot.mjs"]');
    for (const entry of ['launcher', 'worker']) expect(read('lib/server/boot.mjs')).toContain(`'${entry}'`);
    expect(read('deploy/helm/colloquy/Chart.yaml')).toContain(`appVersion: ${version}`);
    expect(compose).toContain(`image: colloquy:${version}`);
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...compose.matchAll(/image: (\S+)/g)];
    expect(images.map(([, image]) => image).filter((image) => !/:\d+\.\d+/.test(image!))).toEqual([]);
  });

  it('have templates whose blocks are closed', () => {
    const folder = 'deploy/helm/colloquy/templates';
    for (const file of readdirSync(path.join(root, folder))) {
      const text = read(`${folder}/${file}`);
      const opened = text.match(/\{\{-? *(?:if|range|with|define)\b/g)?.length ?? 0;
      expect([file, text.match(/\{\{-? *end\b/g)?.length ?? 0]).toEqual([file, opened]);
    }
  });
});
