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
 * A task whose failure says nothing of a statement's parameters: the queue keeps its message and logs it with the stack,
 * and parameters are what participants said (X47).
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

/** Long and heavy ones, which get places of their own, so that they hold up nothing else. */
export const heavyTasks: TaskList = safeTasks({ joinRecordings, processRecording });

/** All others, by their names, as `add_job` names them. */
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

/** What runs by the clock, once however many workers there are. */
export const schedule = parseCronItems([
  { task: 'releaseIdleShares', match: '*/10 * * * *' },
  { task: 'forgetOldAnswers', match: '7 * * * *' },
  { task: 'purgeExpired', match: '37 * * * *' },
  { task: 'indexResponses', match: '* * * * *' },
  { task: 'sweepUploads', match: '*/2 * * * *' },
  { task: 'forgetUnnamedRecordings', match: '41 * * * *' },
  { task: 'indexAllResponses', match: '23 * * * *' },
]);
