import { availableParallelism } from 'node:os';
import { run } from 'graphile-worker';
import { heavyTasks, lightTasks, schedule } from '@/lib/jobs/tasks';
import { describeMediaWork } from '@/lib/services/recordings/describe-media-work';
import { prepareFolders } from '@/lib/services/storage/prepare-folders';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { log } from '@/lib/telemetry/log';
import { measureProcess } from '@/lib/telemetry/metrics';
import { endWith } from './end-with';
import { exchangeMetrics } from './metrics-exchange';
import { openDatabase } from './open-database';
import { OrphanedJobs } from './orphaned-jobs';
import { queueLogger } from './queue-logger';

const CONCURRENCY = 4;
/** Each of these uses a processor or two, which interviews must not wait for. */
const HEAVY_CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 4));

/** The process for background jobs: a child of the launcher, or `npm run worker` where the launcher has JOBS=off. */
export async function main(): Promise<void> {
  const ending = endWith();
  prepareFolders();
  exchangeMetrics();
  measureProcess();
  const database = await openDatabase();
  const leave = async () => {
    await disconnectDatabase();
    await database.release();
  };
  connectDatabase(database.url, { max: CONCURRENCY + HEAVY_CONCURRENCY, patient: true });
  ending.stop = leave;
  const orphaned = await OrphanedJobs.watch(database.url);
  const common = {
    connectionString: database.url,
    noHandleSignals: true,
    logger: queueLogger(),
    events: orphaned.events,
  };
  const light = await run({
    ...common,
    concurrency: CONCURRENCY,
    taskList: lightTasks,
    parsedCronItems: schedule,
  });
  const heavy = await run({ ...common, concurrency: HEAVY_CONCURRENCY, taskList: heavyTasks });
  ending.stop = async () => {
    await Promise.all([light.stop(), heavy.stop()]);
    await orphaned.stop();
    await leave();
  };
  process.send?.('ready');
  describeMediaWork().then(
    (work) => log().info(work, 'media work'),
    (error) => log().error({ err: error }, 'media work is not possible'),
  );
  await Promise.all([light.promise, heavy.promise]);
}
