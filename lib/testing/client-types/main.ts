import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { projectRoot } from '@/lib/server/project-root';
import { CLIENT_TYPES, clientTypes } from './client-types';

/** `npm run api:types`: makes the types of the browser's client of the API document. */
export async function main(): Promise<void> {
  writeFileSync(path.join(projectRoot(), CLIENT_TYPES), await clientTypes(openApiDocument(apiTable)));
}
