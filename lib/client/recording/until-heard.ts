/** What the server has understood of an answer that is being spoken. */
export interface HeardSoFar {
  text: string;
  /** Of so many milliseconds of it. */
  heardMs: number;
}

const EVERY_MS = 500;
const MOST_TRIES = 14;

/**
 * Asks until everything up to `upToMs` of the recording is understood; null when it takes too long, cannot be had, or is
 * not wanted any more. `flush`: passes on the bytes that the recorders still have.
 */
export async function untilHeard(
  upToMs: number,
  about: {
    flush: () => void;
    ask: () => Promise<HeardSoFar | null>;
    pause: (ms: number) => Promise<void>;
    signal: AbortSignal;
  },
): Promise<string | null> {
  const { flush, ask, pause, signal } = about;
  flush();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await pause(EVERY_MS);
    if (signal.aborted) return null;
    const heard = await ask().catch(() => null);
    if (signal.aborted || heard === null) return null;
    if (heard.heardMs >= upToMs) return heard.text;
  }
  return null;
}
