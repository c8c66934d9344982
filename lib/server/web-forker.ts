import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import path from 'node:path';
import { RateLimiterClusterMaster } from 'rate-limiter-flexible';
import { childEnvironment } from '@/lib/env';
import { projectRoot } from './project-root';
import { UploadLockLines } from './upload-lock-lines';

/**
 * Forks web processes that share one port (WEB_PROCESSES): the launcher accepts connections and hands them out in turn.
 * It also counts for their limits, and keeps the lines of their upload locks. To be called once.
 */
export function webForker(): (settings: Record<string, string>) => ChildProcess {
  cluster.setupPrimary({
    exec: path.join(projectRoot(), 'lib/server/boot.mjs'),
    args: ['web'],
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  new RateLimiterClusterMaster();
  const lines = new UploadLockLines();
  return (settings) => {
    const worker = cluster.fork(childEnvironment(settings));
    // An answer to a process that has just died; without a listener it would end the launcher.
    worker.on('error', () => {});
    lines.add(worker.process);
    return worker.process;
  };
}
