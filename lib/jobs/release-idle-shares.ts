import type { Task } from 'graphile-worker';
import { releaseIdleShares as release } from '@/lib/services/wallets/release-idle-shares';
import { database } from '@/lib/store/database';

/** Every ten minutes: see the service. */
export const releaseIdleShares: Task = async () => {
  await release(database());
};
