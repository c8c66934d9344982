import { parseCronItems, type Task, type TaskList } from 'graphile-worker';
import { withoutValues } from '@/lib/telemetry/describe-error';
import { metrics } from '@/lib/telemetry/metrics';
import { addUpCounts } from './add-up-counts';
import { analyseResponse } from './analyse-response';
import { deleteOverdueResponses } from './delete-overdue-responses';
import { writeExport } from './exports';
import { fillStudies } from './fill-studies';
import { renderFilm, sweepFilms } from './films';
import { forgetOldAnswers } from './forget-old-answers';
import { indexAllResponses, indexResponses } from './index-responses';
import { sendInvitations } from './invitations';
import { keepSchedules } from './keep-schedules';
import { endLeaving, unlessLeaving } from './leaving';
import { sendNotices, watchCredits } from './notices';
import { purgeExpired } from './purge-expired';
import {
  eraseMedia,
  eraseRecordings,
  forgetUnnamedRecordings,
  hearRecording,
  joinRecordings,
  processRecording,
  sweepUploads,
  transcribeRecording,
} from './recordings';
import { rehearseStudy } from './rehearsals';
import { releaseIdleShares } from './release-idle-shares';
import { readThemes, suggestThemes } from './themes';
import { deliverWebhook } from './webhooks';

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
  return Object.fromEntries(
    Object.entries(list).map(([name, task]) => [name, safeTask(name, unlessLeaving(name, task))]),
  );
}

/** Long and heavy tasks, which have workers of their own, so that they delay no others. */
export const heavyTasks: TaskList = safeTasks({ joinRecordings, processRecording, renderFilm });

/**
 * Tasks that wait for others, receivers, models or the disk, or pause, and must not keep a place from those above and
 * below meanwhile.
 */
export const patientTasks: TaskList = safeTasks({
  deliverWebhook,
  endLeaving,
  fillStudies,
  rehearseStudy,
  sendInvitations,
  sendNotices,
  writeExport,
});

/** Tasks that wait for a transcriber, which may be slow: participants wait for their words, and nobody else for them. */
export const speechTasks: TaskList = safeTasks({ hearRecording, transcribeRecording });

/** All other tasks, by the names that `add_job` uses. */
export const lightTasks: TaskList = safeTasks({
  addUpCounts,
  analyseResponse,
  deleteOverdueResponses,
  eraseMedia,
  eraseRecordings,
  forgetOldAnswers,
  forgetUnnamedRecordings,
  indexAllResponses,
  indexResponses,
  keepSchedules,
  purgeExpired,
  readThemes,
  releaseIdleShares,
  suggestThemes,
  sweepFilms,
  sweepUploads,
  watchCredits,
});

export const tasks: TaskList = { ...lightTasks, ...heavyTasks, ...patientTasks, ...speechTasks };

/** Scheduled tasks, each run once however many workers there are. */
export const schedule = parseCronItems([
  { task: 'releaseIdleShares', match: '*/10 * * * *' },
  { task: 'forgetOldAnswers', match: '7 * * * *' },
  { task: 'purgeExpired', match: '37 * * * *' },
  { task: 'deleteOverdueResponses', match: '13 * * * *' },
  { task: 'addUpCounts', match: '* * * * *' },
  { task: 'indexResponses', match: '* * * * *' },
  { task: 'keepSchedules', match: '* * * * *' },
  { task: 'sendNotices', match: '* * * * *' },
  { task: 'watchCredits', match: '*/10 * * * *' },
  { task: 'sweepUploads', match: '*/2 * * * *' },
  { task: 'sweepFilms', match: '*/5 * * * *' },
  { task: 'forgetUnnamedRecordings', match: '41 * * * *' },
  { task: 'indexAllResponses', match: '23 * * * *' },
  { task: 'fillStudies', match: '* * * * *' },
  {
    task: 'endLeaving',
    match: '*/10 * * * *',
    options: { queueName: 'leaving', jobKey: 'leaving', maxAttempts: 1 },
  },
]);
