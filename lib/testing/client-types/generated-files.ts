import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { CLIENT_TYPES, clientTypes } from './client-types';
import { pythonOperations, pythonTypes } from './python-client';
import { typescriptOperations, typescriptTypes } from './typescript-client';

/** What `npm run api:types` makes: files, relative to the root, with their text. */
export async function generatedFiles(): Promise<[file: string, text: string][]> {
  const document = openApiDocument(apiTable);
  return [
    [CLIENT_TYPES, await clientTypes(document)],
    ['clients/typescript/src/api-types.ts', await typescriptTypes(document)],
    ['clients/typescript/src/operations.ts', typescriptOperations(document)],
    ['clients/python/colloquy/types.py', pythonTypes(document)],
    ['clients/python/colloquy/operations.py', pythonOperations(document)],
  ];
}
