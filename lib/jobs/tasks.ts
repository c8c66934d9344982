import { parseCronItems, type Task, type TaskList } from 'graphile-worker';
import { withoutValues } from '@/lib/telemetry/describe-error';
import { metrics } from '@/lib/telemetry/metrics';
import { analyseResponse } from './analyse-response';
import { forgetOldAnswers } from './forget-old-answers';
import { indexAllResponses, indexResponses } from './index-responses';
import { purgeExpired } from './purge-expired';
import {
  eraseMedia,
  eraseRecordings,
  forgetUnnamedRecordings,
  joinRecordings,
  processRecording,
  sweepUploads,
  transcribeRecording,
} from './recordings';
import { releaseIdleShares } from './release-idle-shares';

/**
 * Wraps a task so that its failure contains no statement's parameters: the queue stores and logs its message with the
 * stack, and parameters contain participants' words (X47).
 */
export function safeTask(name: string, task: Task): Task {
  return async (payload, helpers) => {
    try {
      await task(payload, helpers);
      metrics().jobs.inc({ task: name, outcome: 'done' });
    } catch (error) {
      metrics().jobs.inc({ task: name, outcome: 'failed' });
      throw withoutValues(error);
    }
  };
}

function safeTasks(list: Record<string, Task>): TaskList {
  return Object.fromEntries(Object.entries(list).map(([name, task]) => [name, safeTask(name, task)]));
}

/** Long and heavy tasks, which have workers of their own, so that they delay no others. */
export const heavyTasks: TaskList = safeTasks({ joinRecordings, processRecording });

/** All other tasks, by the names that `add_job` uses. */
export const lightTasks: TaskList = safeTasks({
  analyseResponse,
  eraseMedia,
  eraseRecordings,
  forgetOldAnswers,
  forgetUnnamedRecordings,
  indexAllResponses,
  indexResponses,
  purgeExpired,
  releaseIdleShares,
  sweepUploads,
  transcribeRecording,
});

export const tasks: TaskList = { ...lightTasks, ...heavyTasks };

/** Scheduled tasks, each run once however many workers there are. */
export const schedule = parseCronItems([
  { task: 'releaseIdleShares', match: '*/10 * * * *' },
  { task: 'forgetOldAnswers', match: '7 * * * *' },
  { task: 'purgeExpired', match: '37 * * * *' },
  { task: 'indexResponses', match: '* * * * *' },
  { task: 'sweepUploads', match: '*/2 * * * *' },
  { task: 'forgetUnnamedRecordings', match: '41 * * * *' },
  { task: 'indexAllResponses', match: '23 * * * *' },
]);
