import { Logger, run } from 'graphile-worker';
import { heavyTasks, lightTasks, speechTasks } from '@/lib/jobs/tasks';
import { pool } from '@/lib/store/database';

const quiet = new Logger(() => () => {});

/**
 * Works on jobs as they come, as the worker's process does, until it is stopped. `speechAlone`: not on the films, which
 * take the processor from a test that goes by time.
 */
export async function workingJobs({ speechAlone = false } = {}): Promise<{ stop(): Promise<void> }> {
  const connectionString = pool().options.connectionString!;
  const speech = { taskList: speechTasks, concurrency: 4 };
  const others = [
    { taskList: lightTasks, concurrency: 2 },
    { taskList: heavyTasks, concurrency: 1 },
  ];
  const kinds = speechAlone ? [speech] : [...others, speech];
  const common = { connectionString, maxPoolSize: 3, logger: quiet, noHandleSignals: true };
  const runners = await Promise.all(kinds.map((kind) => run({ ...common, ...kind })));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
