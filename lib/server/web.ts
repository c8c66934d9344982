import path from 'node:path';
import { env, isDevelopment } from '@/lib/env';
import { workAfterAnswers } from '@/lib/http/after-answer';
import { offerDocument } from '@/lib/http/openapi/api-document';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { prepareAssessment } from '@/lib/services/interviews/prepare-assessment';
import { offloadTo } from '@/lib/services/offload';
import {
  connectDatabase,
  countConnections,
  database as currentDatabase,
  disconnectDatabase,
} from '@/lib/store/database';
import { readQueue } from '@/lib/store/jobs';
import { log } from '@/lib/telemetry/log';
import { measurePool, measureProcess } from '@/lib/telemetry/metrics';
import { apiTable } from './api-table';
import { catchConsole } from './catch-console';
import { withEmbedding } from './embedded-pages';
import { endWith } from './end-with';
import { openGateway } from './gateway';
import { exchangeMetrics } from './metrics-exchange';
import { metricsPage } from './metrics-page';
import { openPages } from './next-pages';
import { NICENESS } from './niceness';
import { openDatabase } from './open-database';
import { withPackedFiles } from './packed-files';
import { withPageLimits } from './page-limits';
import { pageRoutes } from './page-routes';
import { projectRoot } from './project-root';
import { packReference, withReference } from './reference/serve-reference';
import { ReadingProcess } from './run-reading-process';

const DRAIN_MS = 10_000;
/** Of API and dashboard; dear reads take half of them at most (lib/http/heavy-lane.ts). */
const CONNECTIONS = 6;
/** A transaction of an answer holds one for some milliseconds. */
const PARTICIPANTS_CONNECTIONS = 6;

/** The child process of the launcher that serves requests: gateway, API and pages. */
export async function main(): Promise<void> {
  const ending = endWith();
  process.on('unhandledRejection', (error) => log().error({ err: error }, 'a rejection that nobody handled'));
  const { ofAll } = exchangeMetrics();
  const database = await openDatabase();
  connectDatabase(database.url, {
    pooled: database.directUrl !== database.url,
    prepared: env().databasePrepared,
    max: CONNECTIONS,
    participants: PARTICIPANTS_CONNECTIONS,
    niceness: NICENESS.readersDatabase,
  });
  offerDocument(() => openApiDocument(apiTable));
  measureProcess();
  measurePool(countConnections);
  const { host, port, baseUrl, trustProxy, corsOrigins, metricsToken } = env();
  const development = isDevelopment();
  const next = path.join(projectRoot(), '.next');
  if (!development) catchConsole();
  // While developing, an edit acts at once, which it would not in another process.
  const reading = development ? null : new ReadingProcess();
  offloadTo(reading?.offload ?? null);
  const pages = await openPages({ development, host, port });
  if (development) await packReference(next);
  const gateway = await openGateway({
    host,
    port,
    baseUrl,
    trustProxy,
    corsOrigins,
    routes: apiTable,
    pages: withReference(
      next,
      development
        ? withEmbedding(pages.handle)
        : withPackedFiles(next, withPageLimits(withEmbedding(pages.handle))),
    ),
    pageRoute: pageRoutes(next),
    metrics: metricsPage({
      token: metricsToken,
      counted: ofAll,
      queue: () => readQueue(currentDatabase()),
    }),
    ...(development && { development: { upgrade: pages.upgrade } }),
    log,
  });
  ending.stop = async () => {
    await gateway.drain(DRAIN_MS);
    await pages.close();
    await workAfterAnswers();
    await reading?.end();
    await disconnectDatabase();
    await database.release();
  };
  process.send?.('ready');
  void prepareAssessment();
}
