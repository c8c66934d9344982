import { type Job, Logger as QueueLogger } from 'graphile-worker';
import { log } from '@/lib/telemetry/log';

/** The queue's own connections only take and complete jobs, whose work has others: ten are enough for sixteen of them. */
const SMALLER_POOL = 'having maxPoolSize';

/**
 * The queue logs every job; this keeps only what needs attention. A failure that is retried is a warning; an error is
 * logged once, when the job is given up.
 */
export function queueLogger(to: Pick<ReturnType<typeof log>, 'error' | 'warn'> = log()): QueueLogger {
  return new QueueLogger((scope) => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    if (message.includes(SMALLER_POOL)) return;
    const where = { job: scope.jobId, task: scope.taskIdentifier };
    if (level === 'error' && !isTriedAgain(meta)) to.error(where, message);
    else to.warn(where, message);
  });
}

function isTriedAgain(meta: { failure?: unknown; job?: Job } | undefined): boolean {
  return meta?.failure === true && meta.job !== undefined && meta.job.attempts < meta.job.max_attempts;
}
