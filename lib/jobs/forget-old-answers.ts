import type { Task } from 'graphile-worker';
import { forgetOldAnswers as forget } from '@/lib/services/forget-old-answers';
import { database } from '@/lib/store/database';

/** Every hour: see the service. */
export const forgetOldAnswers: Task = async () => {
  await forget(database());
};
