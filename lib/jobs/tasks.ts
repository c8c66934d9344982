import { parseCronItems, type TaskList } from 'graphile-worker';
import { analyseResponse } from './analyse-response';
import { forgetOldAnswers } from './forget-old-answers';
import { indexAllResponses, indexResponses } from './index-responses';
import { purgeExpired } from './purge-expired';
import {
  eraseRecordings,
  forgetUnnamedRecordings,
  joinRecordings,
  processRecording,
  sweepUploads,
  transcribeRecording,
} from './recordings';
import { releaseIdleShares } from './release-idle-shares';

/** Long and heavy ones, which get places of their own, so that they hold up nothing else. */
export const heavyTasks: TaskList = { joinRecordings, processRecording };

/** All others, by their names, as `add_job` names them. */
export const lightTasks: TaskList = {
  analyseResponse,
  eraseRecordings,
  forgetOldAnswers,
  forgetUnnamedRecordings,
  indexAllResponses,
  indexResponses,
  purgeExpired,
  releaseIdleShares,
  sweepUploads,
  transcribeRecording,
};

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
