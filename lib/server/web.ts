import path from 'node:path';
import { env, isDevelopment } from '@/lib/env';
import { log } from '@/lib/http/log';
import { offerDocument } from '@/lib/http/openapi/api-document';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { apiTable } from './api-table';
import { endWith } from './end-with';
import { openFrontDoor } from './front-door';
import { openPages } from './next-pages';
import { openDatabase } from './open-database';
import { withPackedFiles } from './packed-files';
import { withPageLimits } from './page-limits';
import { projectRoot } from './project-root';

const DRAIN_MS = 10_000;

/** The launcher's child that serves: front door, API and pages. */
export async function main(): Promise<void> {
  const ending = endWith();
  process.on('unhandledRejection', (error) => log().error({ err: error }, 'a rejection that nobody handled'));
  const database = await openDatabase();
  connectDatabase(database.url);
  offerDocument(() => openApiDocument(apiTable));
  const { host, port, baseUrl, trustProxy } = env();
  const development = isDevelopment();
  const pages = await openPages({ development, host, port });
  const door = await openFrontDoor({
    host,
    port,
    baseUrl,
    trustProxy,
    routes: apiTable,
    pages: development
      ? pages.handle
      : withPackedFiles(path.join(projectRoot(), '.next'), withPageLimits(pages.handle)),
    ...(development && { development: { upgrade: pages.upgrade } }),
    log,
  });
  ending.stop = async () => {
    await door.drain(DRAIN_MS);
    await pages.close();
    await disconnectDatabase();
    await database.release();
  };
  process.send?.('ready');
}
