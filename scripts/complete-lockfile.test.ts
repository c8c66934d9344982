import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { completed, marked, missingEntries } from './complete-lockfile.mjs';

const lockfile = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package-lock.json'), 'utf8'));

describe('package-lock.json', () => {
  it('has an entry for every optional package of every platform, so that npm ci takes it', () => {
    expect(missingEntries(lockfile)).toEqual([]);
  });

  it('marks all that the product does not need to run, so that npm ci --omit=dev leaves it out', () => {
    expect(marked(lockfile)).toEqual(lockfile);
    const needed = (name: string) => !lockfile.packages[`node_modules/${name}`].dev;
    expect(['next', 'pg', 'esbuild', 'typescript'].filter((name) => !needed(name))).toEqual([]);
    expect(['vitest', 'vite', 'playwright', 'drizzle-kit'].filter(needed)).toEqual([]);
  });

  it('names no registry but the public one', () => {
    const entries: { resolved?: string; link?: boolean }[] = Object.values(lockfile.packages);
    const elsewhere = entries.flatMap(({ resolved }) =>
      resolved === undefined || resolved.startsWith('https://registry.npmjs.org/') ? [] : [resolved],
    );
    expect(entries.length).toBeGreaterThan(200);
    expect(elsewhere).toEqual([]);
  });

  it('locks what package.json asks for', () => {
    const manifest = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(lockfile.packages[''][kind]).toEqual(manifest[kind]);
  });
});

describe('completing a lockfile', () => {
  const sparse = {
    packages: {
      '': { dependencies: { next: '1.0.0' } },
      'node_modules/next': {
        version: '1.0.0',
        optionalDependencies: {
          '@next/swc-darwin-arm64': '1.0.0',
          '@next/swc-linux-x64-musl': '1.0.0',
          '@next/oxide-wasm32-wasi': '1.0.0',
          '@next/postgres-windows-x64': '2.0.0-beta.17',
        },
      },
      'node_modules/next/node_modules/@next/swc-darwin-arm64': { version: '1.0.0' },
    } as Record<string, object>,
  };

  it('adds version, system, processor and C library, and keeps what is there', () => {
    const { packages } = completed(sparse);
    expect(packages).toEqual({
      ...sparse.packages,
      'node_modules/@next/swc-linux-x64-musl': {
        version: '1.0.0',
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
        optional: true,
      },
      'node_modules/@next/oxide-wasm32-wasi': { version: '1.0.0', cpu: ['wasm32'], optional: true },
      'node_modules/@next/postgres-windows-x64': {
        version: '2.0.0-beta.17',
        cpu: ['x64'],
        os: ['win32'],
        optional: true,
      },
    });
    expect(missingEntries({ packages })).toEqual([]);
    expect(completed({ packages })).toEqual({ packages });
  });

  it('puts a second version beside the one that wants it', () => {
    const wants = (version: string) => ({ optionalDependencies: { 'd-linux-x64': version } });
    const { packages } = completed({
      packages: { 'node_modules/a': wants('1.0.0'), 'node_modules/c': wants('2.0.0') } as Record<
        string,
        object
      >,
    });
    expect(packages['node_modules/d-linux-x64']).toMatchObject({ version: '1.0.0' });
    expect(packages['node_modules/c/node_modules/d-linux-x64']).toMatchObject({ version: '2.0.0' });
    expect(missingEntries({ packages })).toEqual([]);
  });

  it('refuses what only a person can judge', () => {
    const wants = (name: string, version: string) => () =>
      completed({ packages: { 'node_modules/a': { optionalDependencies: { [name]: version } } } });
    expect(wants('b-linux-x64', '^1.0.0')).toThrow('complete by hand');
    expect(wants('b-somewhere', '1.0.0')).toThrow('complete by hand');
  });
});

describe('marking what only development needs', () => {
  it('follows dependencies, optional ones and peers, and cuts the optional peers that lead there', () => {
    const needs = {
      dependencies: { b: '1' },
      optionalDependencies: { c: '1' },
      peerDependencies: { d: '1', e: '1', g: '1' },
      peerDependenciesMeta: { e: { optional: true }, g: { optional: true } },
    };
    const entry = (more: object = {}) => ({ version: '1.0.0', ...more });
    const packages: Record<string, object> = {
      '': { dependencies: { a: '1' }, devDependencies: { e: '1' } },
      'node_modules/a': entry(needs),
      'node_modules/a/node_modules/b': entry(),
      'node_modules/b': entry({ devOptional: true }),
      'node_modules/c': entry({ optional: true }),
      'node_modules/d': entry({ peer: true }),
      'node_modules/e': entry({ devOptional: true, dependencies: { f: '1' } }),
      'node_modules/f': entry({ optional: true }),
    };
    const dev = { dev: true };
    expect(marked({ packages }).packages).toEqual({
      ...packages,
      'node_modules/a': entry({
        ...needs,
        peerDependencies: { d: '1', g: '1' },
        peerDependenciesMeta: { g: { optional: true } },
      }),
      'node_modules/b': entry(dev),
      'node_modules/e': entry({ ...dev, dependencies: { f: '1' } }),
      'node_modules/f': entry({ optional: true, ...dev }),
    });
  });
});
