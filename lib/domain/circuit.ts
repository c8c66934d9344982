/** How long an endpoint that failed is left alone. All times in milliseconds since 1970. */
export interface Circuit {
  /** Failures since the last success. */
  failures: number;
  /** Not to be called before. */
  closedUntil: number;
  /** Somebody is trying whether it works again; until when nobody else does. */
  tryingUntil: number;
}

export const NEW_CIRCUIT: Circuit = { failures: 0, closedUntil: 0, tryingUntil: 0 };

/** A failure may be chance; so many in a row are none. */
const TOLERATED = 3;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Longer than any decision takes. */
const TRY_MS = 10_000;

/** Whether it may be called now. */
export function isOpen(circuit: Circuit, now: number): boolean {
  return circuit.failures < TOLERATED || (now >= circuit.closedUntil && now >= circuit.tryingUntil);
}

/** What is known once a call begins: after a pause, one alone tries. */
export function entered(circuit: Circuit, now: number): Circuit {
  return circuit.failures < TOLERATED ? circuit : { ...circuit, tryingUntil: now + TRY_MS };
}

/** What is known after a failure: from the third in a row on there is a pause, twice as long each time. */
export function failed(circuit: Circuit, now: number): Circuit {
  const failures = circuit.failures + 1;
  const pause = FIRST_PAUSE_MS * 2 ** Math.max(0, Math.min(failures - TOLERATED, 10));
  const isPaused = failures >= TOLERATED;
  // Calls that were under way together are one failure: those that end during a pause do not make it longer.
  if (isPaused && now < circuit.closedUntil) return circuit;
  return {
    failures,
    closedUntil: isPaused ? now + Math.min(pause, LONGEST_PAUSE_MS) : 0,
    tryingUntil: 0,
  };
}
