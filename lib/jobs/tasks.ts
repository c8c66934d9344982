import type { TaskList } from 'graphile-worker';

/** Every background task by its name, as `add_job` names it. */
export const tasks: TaskList = {};
