import { parseCronItems, type TaskList } from 'graphile-worker';
import { analyseResponse } from './analyse-response';
import { forgetOldAnswers } from './forget-old-answers';
import { indexAllResponses, indexResponses } from './index-responses';
import { releaseIdleShares } from './release-idle-shares';

/** Every background task by its name, as `add_job` names it. */
export const tasks: TaskList = {
  analyseResponse,
  forgetOldAnswers,
  indexAllResponses,
  indexResponses,
  releaseIdleShares,
};

/** What runs by the clock, once however many workers there are. */
export const schedule = parseCronItems([
  { task: 'releaseIdleShares', match: '*/10 * * * *' },
  { task: 'forgetOldAnswers', match: '7 * * * *' },
  { task: 'indexResponses', match: '* * * * *' },
  { task: 'indexAllResponses', match: '23 * * * *' },
]);
