import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';

/** Prints the API document as one line of JSON, for the tests to hold every reply against (lib/testing/global-setup.ts). */
export async function main(): Promise<void> {
  await new Promise((resolve) => process.stdout.write(JSON.stringify(openApiDocument(apiTable)), resolve));
}
