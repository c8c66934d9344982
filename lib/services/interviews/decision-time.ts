/**
 * A moderator outside this process has decided so long after a request began: with what is stored before and after,
 * the next step is there within the 4.6 seconds of a request (decisions/011). All times in milliseconds.
 */
const DECIDED_MS = 3_400;
/** Deciding by the rules after all, storing that and finding the next step takes so many times what storing took. */
const AS_LONG_AGAIN = 3;
/** What those who wait for a moderator may need together once they come back, all at the same time at worst. */
const ROOM_MS = 1_200;
/** What storing an answer is taken to need before any was stored here. */
const USUAL_MS = 6;
/** How much the newest answer says of the ones to come; one that stood still says nothing of the pace. */
const NEWEST = 0.1;
const MOST_MS = 100;

/**
 * How fast answers are stored here: how many there were so far, how long each takes with others beside it, and how many
 * are stored and wait for a moderator's decision.
 */
interface Pace {
  stored: number;
  eachMs: number;
  deciding: number;
}

/** Modules load twice in one process: the pace is one. */
const holder = globalThis as typeof globalThis & { __colloquyPace?: Pace };

function pace(): Pace {
  holder.__colloquyPace ??= { stored: 0, eachMs: USUAL_MS, deciding: 0 };
  return holder.__colloquyPace;
}

/** To be called when an answer begins to be stored; what it returns, once it is. Those stored meanwhile shared the time. */
export function beginStoring(began: number): () => void {
  const before = pace().stored;
  return () => {
    const now = pace();
    now.stored += 1;
    const eachMs = Math.min(MOST_MS, (Date.now() - began) / (now.stored - before));
    now.eachMs += (eachMs - now.eachMs) * NEWEST;
  };
}

/** What an answer needs that comes back from a moderator, in milliseconds. */
const afterwardsMs = () => AS_LONG_AGAIN * pace().eachMs;

/** Whether one more answer may wait for a moderator, and still all have their next step in time. */
export function hasRoom(): boolean {
  return pace().deciding * afterwardsMs() < ROOM_MS;
}

/** Counts an answer among those that wait for a moderator; returns how many others do, and what ends it. */
export function beginDeciding(): { others: number; end: () => void } {
  const now = pace();
  now.deciding += 1;
  return { others: now.deciding - 1, end: () => (now.deciding -= 1) };
}

/**
 * Until when a moderator outside this process may think about an answer, in whole milliseconds since 1970: a timer
 * refuses parts of one. What else waits has to be stored as well, one after the other: who came later decides earlier,
 * so that they do not all come back at once. `storingMs`: how long it took to store this one.
 */
export function decidedBy(
  began: number,
  { storingMs, others }: { storingMs: number; others: number },
): number {
  return began + DECIDED_MS - AS_LONG_AGAIN * storingMs - Math.ceil(others * afterwardsMs());
}
