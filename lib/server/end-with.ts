import cluster from 'node:cluster';

/**
 * Ends this process cleanly on SIGTERM, on Ctrl-C, and when the launcher that forked it has died. Call it before
 * anything else is awaited; `stop` may be set later.
 */
export function endWith(): { stop: () => Promise<void> } {
  const ending = { stop: async () => {} };
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      await ending.stop();
    } finally {
      process.exit(0);
    }
  };
  process.on('SIGTERM', end);
  // A terminal's Ctrl-C reaches processes that share a port as well: their launcher ends them in order.
  process.on('SIGINT', cluster.isWorker ? () => {} : end);
  if (process.send) process.on('disconnect', end);
  return ending;
}
