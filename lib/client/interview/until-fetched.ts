const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 16_000;
/** Failed attempts while the browser is online; with their pauses some two minutes. */
const MOST_ATTEMPTS = 10;

/**
 * Loads a part of the program, and repeats that until it succeeds: a short loss of the connection or a server restart
 * must not interrupt the interview. While the browser is offline it waits. Throws the last failure after some two
 * minutes of online attempts: then the part does not exist any more, as after an update.
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

/** Ends at once when the connection comes back. */
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
