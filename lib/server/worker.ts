import { run } from 'graphile-worker';
import { schedule, tasks } from '@/lib/jobs/tasks';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { endWith } from './end-with';
import { openDatabase } from './open-database';
import { queueLogger } from './queue-logger';

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
