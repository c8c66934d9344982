const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 16_000;
/** Attempts that failed while the browser believed itself connected; with their pauses some two minutes. */
const MOST_ATTEMPTS = 10;

/**
 * Fetches a part of the program, again until it comes: a connection that is gone for a while, or a server that is
 * started anew, takes nobody's question away. While the browser is offline it waits to be connected.
 * Throws the last failure after some two minutes of connected attempts: then the part is gone, as after an update.
 */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) {
        await untilOnline();
        failures = 0;
      } else if (failures >= MOST_ATTEMPTS) throw error;
      else await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS));
    }
  }
}

const untilOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Over at once when the connection comes back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}
