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
  process.on('SIGINT', end);
  if (process.send) process.on('disconnect', end);
  return ending;
}
