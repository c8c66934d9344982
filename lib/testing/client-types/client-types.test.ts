import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { projectRoot } from '@/lib/server/project-root';
import { CLIENT_TYPES, clientTypes } from './client-types';

it("X43: the types of the browser's client are those of the API document: `npm run api:types` makes them", async () => {
  const made = await clientTypes(openApiDocument(apiTable));
  expect(await clientTypes(openApiDocument(apiTable))).toBe(made);
  expect(readFileSync(path.join(projectRoot(), CLIENT_TYPES), 'utf8') === made).toBe(true);
});
