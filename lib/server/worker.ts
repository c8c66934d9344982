import { Logger as QueueLogger, run } from 'graphile-worker';
import { log } from '@/lib/http/log';
import { schedule, tasks } from '@/lib/jobs/tasks';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { endWith } from './end-with';
import { openDatabase } from './open-database';

const CONCURRENCY = 4;

/** The background jobs: the launcher's child, and `npm run worker` where JOBS=off elsewhere. */
export async function main(): Promise<void> {
  const ending = endWith();
  const database = await openDatabase();
  const leave = async () => {
    await disconnectDatabase();
    await database.release();
  };
  connectDatabase(database.url, { max: CONCURRENCY, patient: true });
  ending.stop = leave;
  const runner = await run({
    connectionString: database.url,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    taskList: tasks,
    parsedCronItems: schedule,
    logger: queueLogger(),
  });
  ending.stop = async () => {
    await runner.stop();
    await leave();
  };
  process.send?.('ready');
  await runner.promise;
}

/** The queue tells of every job it takes; here only what somebody should look at. */
function queueLogger(): QueueLogger {
  return new QueueLogger((scope) => (level, message) => {
    if (level !== 'error' && level !== 'warning') return;
    const where = { job: scope.jobId, task: scope.taskIdentifier };
    if (level === 'error') log().error(where, message);
    else log().warn(where, message);
  });
}
