import { availableParallelism } from 'node:os';
import { run } from 'graphile-worker';
import { heavyTasks, lightTasks, patientTasks, schedule, speechTasks } from '@/lib/jobs/tasks';
import { watchEvents } from '@/lib/jobs/webhooks';
import { checkMedia } from '@/lib/services/recordings/check-media';
import { checkSpeech } from '@/lib/services/recordings/check-speech';
import { describeMediaWork } from '@/lib/services/recordings/describe-media-work';
import { prepareFolders } from '@/lib/services/storage/prepare-folders';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { log } from '@/lib/telemetry/log';
import { measureProcess } from '@/lib/telemetry/metrics';
import { endWith } from './end-with';
import { exchangeMetrics } from './metrics-exchange';
import { NICENESS } from './niceness';
import { openDatabase } from './open-database';
import { OrphanedJobs } from './orphaned-jobs';
import { queueLogger } from './queue-logger';
import { refuseRowsWithoutStudy } from './rows-by-study';

const CONCURRENCY = 4;
/** These wait for most of their time, and hold a connection for a moment only. */
const PATIENT_CONCURRENCY = 16;
const PATIENT_CONNECTIONS = 4;
/** Each waits for a transcriber most of the time; participants wait for them, and so they wait for no others. */
const SPEECH_CONCURRENCY = 8;
const SPEECH_CONNECTIONS = 2;
/** Each of these uses a processor or two, which interviews must not wait for. */
const HEAVY_CONCURRENCY = Math.max(1, Math.floor(availableParallelism() / 4));

/** The process for background jobs: a child of the launcher, or `npm run worker` where the launcher has JOBS=off. */
export async function main(): Promise<void> {
  const ending = endWith();
  checkSpeech();
  await checkMedia();
  prepareFolders();
  exchangeMetrics();
  measureProcess();
  const database = await openDatabase();
  const leave = async () => {
    await disconnectDatabase();
    await database.release();
  };
  // Jobs are given out in sessions, and wait for notifications: this process goes around a pooler.
  await refuseRowsWithoutStudy(database.directUrl);
  connectDatabase(database.directUrl, {
    max: CONCURRENCY + HEAVY_CONCURRENCY + PATIENT_CONNECTIONS + SPEECH_CONNECTIONS,
    patient: true,
    niceness: NICENESS.jobsDatabase,
  });
  ending.stop = leave;
  const orphaned = await OrphanedJobs.watch(database.directUrl);
  const common = {
    connectionString: database.directUrl,
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
  const patient = await run({ ...common, concurrency: PATIENT_CONCURRENCY, taskList: patientTasks });
  const speech = await run({ ...common, concurrency: SPEECH_CONCURRENCY, taskList: speechTasks });
  const unwatch = watchEvents();
  ending.stop = async () => {
    await unwatch();
    await Promise.all([light.stop(), heavy.stop(), patient.stop(), speech.stop()]);
    await orphaned.stop();
    await leave();
  };
  process.send?.('ready');
  describeMediaWork().then(
    (work) => log().info(work, 'media work'),
    (error) => log().error({ err: error }, 'media work is not possible'),
  );
  await Promise.all([light.promise, heavy.promise, patient.promise, speech.promise]);
}
