import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiTable } from '@/lib/server/api-table';
import { type Gateway, openGateway } from '@/lib/server/gateway';
import { projectRoot } from '@/lib/server/project-root';
import { openLog } from '@/lib/telemetry/log';
import { testDatabase } from '@/lib/testing/database';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { offerDocument } from './api-document';
import { openApiDocument } from './open-api-document';

/** What a client of somebody else's makes of the document: types, a program that compiles with them, and its run. */
testDatabase();

const example = path.join(projectRoot(), 'examples/client/whole-job.mts');
let gateway: Gateway;
let baseUrl: string;
let folder: string;

beforeAll(async () => {
  offerDocument(() => openApiDocument(apiTable));
  gateway = await openGateway({
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://127.0.0.1:3000',
    trustProxy: 0,
    routes: apiTable,
    pages: (_, res) => void res.end(),
    log: () => openLog({ write: () => {} }),
  });
  baseUrl = `http://127.0.0.1:${gateway.port}`;
  // Below the root, where packages are found.
  mkdirSync(path.join(projectRoot(), '.build'), { recursive: true });
  folder = mkdtempSync(path.join(projectRoot(), '.build/client-'));
  const types = await openapiTS(new URL(`${baseUrl}/api/openapi.json`));
  writeFileSync(path.join(folder, 'api.ts'), astToString(types));
  copyFileSync(example, path.join(folder, 'whole-job.mts'));
  const compilerOptions = {
    target: 'ES2022',
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['whole-job.mts', 'wrong.mts'] }),
  );
});

afterAll(async () => {
  await gateway.drain(1_000);
  rmSync(folder, { recursive: true, force: true });
});

/** What the compiler has to say. */
function compiled(): Promise<string> {
  const compiler = path.join(projectRoot(), 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', '.'], { cwd: folder }, (_, stdout) => resolve(stdout));
  });
}

it('compiles, and with a path, a field or a type that is not documented it does not', async () => {
  const wrong = readFileSync(example, 'utf8')
    .replace("'/api/public/v1/wallets'", "'/api/public/v1/walets'")
    .replace('responseTarget: 12', "responseTarget: 'twelve'")
    .replace('created.id }', 'created.uuid }');
  writeFileSync(path.join(folder, 'wrong.mts'), wrong);
  // Both at once: reading the types of all packages takes most of the compiler's time.
  const said = await compiled();
  const aboutOthers = said.split('\n').filter((line) => /^\S/.test(line) && !line.startsWith('wrong.mts('));
  expect(aboutOthers).toEqual([]);
  expect(said).toContain("Property 'wallets' does not exist");
  expect(said).toContain("Type 'string' is not assignable to type 'number'");
  expect(said).toContain("Property 'uuid' does not exist");
}, 300_000);

it('does the whole job against the running server', async () => {
  const { key, organizationId } = await newOrganization();
  await newWallet(organizationId, { credits: 10_000 });
  const outfile = path.join(folder, 'whole-job.mjs');
  buildSync({
    entryPoints: [example],
    outfile,
    platform: 'node',
    format: 'esm',
    bundle: true,
    packages: 'external',
  });
  const { wholeJob } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as {
    wholeJob: (baseUrl: string, key: string) => Promise<object>;
  };
  expect(await wholeJob(baseUrl, key)).toEqual({
    progress: ['complete', 'screened_out', 'in_progress'],
    legacyProgress: ['complete', 'screened_out', 'in_progress'],
    transcript: ['Yes', 'Quiet until Hanover.', '1. Sleep; 2. Price'],
    statuses: ['draft', 'live', 'live 12', 'paused', 'closed'],
    refusal: 'study_not_found',
  });
});
