import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { projectRoot } from '@/lib/server/project-root';
import { CLIENT_TYPES, clientTypes } from './client-types';
import { generatedFiles } from './generated-files';

it("X43: the types of the browser's client are those of the API document: `npm run api:types` makes them", async () => {
  const made = await clientTypes(openApiDocument(apiTable));
  expect(await clientTypes(openApiDocument(apiTable))).toBe(made);
  expect(readFileSync(path.join(projectRoot(), CLIENT_TYPES), 'utf8') === made).toBe(true);
});

it('the clients for others are made of the API document: `npm run api:types` makes them', async () => {
  const files = await generatedFiles();
  expect(files).toHaveLength(5);
  for (const [file, made] of files) {
    const isFresh = readFileSync(path.join(projectRoot(), file), 'utf8') === made;
    expect([file, isFresh]).toEqual([file, true]);
  }
});
