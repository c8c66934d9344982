import { describe, expect, it } from 'vitest';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { rounds } from '@/lib/testing/rounds';
import { GRACE_MS, STEADY_MS, Suspects } from './suspects';

const SEEDS = rounds({ sample: 25, long: 1_000 });
const LOOK_MS = 10_000;
const RETAKE_MS = 5_000;
const TICK_MS = 250;
const HOUR_MS = 60 * 60_000;

interface Worker {
  name: string;
  alive: boolean;
  /** Until when it is without its lock; Infinity once it is dead. */
  lockedOutUntil: number;
  /** Gives up and ends then, when it has no lock. */
  givesUpAt: number;
  lostAt: number;
  diedAt: number;
}

/** A fleet in a time of its own: workers are killed, lose their lock's connection, come back; each looks for others. */
function simulate(seed: number): { stolen: string[]; left: string[] } {
  const random = seededRandom(`lease ${seed}`);
  const workers: Worker[] = [];
  const born = (at: number) =>
    workers.push({
      name: `${seed}-${workers.length}`,
      alive: true,
      lockedOutUntil: at,
      givesUpAt: Infinity,
      lostAt: -Infinity,
      diedAt: Infinity,
    });
  for (let n = 0; n < 3; n += 1) born(0);
  const stolen: string[] = [];
  const released = new Set<string>();
  const looks = new Map<string, { suspects: Suspects; next: number }>();
  for (let now = 0; now < HOUR_MS; now += TICK_MS) {
    for (const worker of workers.filter(({ alive }) => alive)) {
      const luck = random();
      if (worker.lockedOutUntil <= now) worker.givesUpAt = Infinity;
      const breaks = luck < 0.002 && worker.lockedOutUntil <= now;
      const again = breaks && now - worker.lostAt < STEADY_MS;
      if (worker.givesUpAt <= now || luck < 0.0002 || again) {
        worker.alive = false;
        worker.diedAt = now;
        worker.lockedOutUntil = Infinity;
        born(now);
      } else if (breaks) {
        // The connection breaks; it is back within the time for that, or never.
        worker.lockedOutUntil = now + random() * RETAKE_MS * 2;
        worker.givesUpAt = now + RETAKE_MS;
        worker.lostAt = now;
      }
    }
    for (const worker of workers.filter(({ alive, lockedOutUntil }) => alive && lockedOutUntil <= now)) {
      const own = looks.get(worker.name) ?? { suspects: new Suspects(), next: now };
      looks.set(worker.name, own);
      if (now < own.next) continue;
      own.next = now + LOOK_MS + random() * 3_000;
      const found = workers.filter(({ name, lockedOutUntil }) => lockedOutUntil > now && !released.has(name));
      for (const name of own.suspects.judge(
        found.map(({ name }) => name),
        now,
      )) {
        released.add(name);
        if (workers.find((one) => one.name === name)?.alive) stolen.push(name);
      }
    }
  }
  // Who died in the last minute may still be waiting to be judged.
  const dead = workers.filter(({ diedAt }) => diedAt < HOUR_MS - 60_000).map(({ name }) => name);
  return { stolen, left: dead.filter((name) => !released.has(name)) };
}

describe('X11: the lease of workers', () => {
  it(`no living worker is judged, and every dead one is, over ${SEEDS} random hours`, () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      expect({ seed, ...simulate(seed) }).toEqual({ seed, stolen: [], left: [] });
    }
  });

  it('who was without a lock at one look alone is not judged', () => {
    const suspects = new Suspects();
    expect(suspects.judge(['a'], 0)).toEqual([]);
    expect(suspects.judge(['a'], GRACE_MS - 1)).toEqual([]);
    expect(suspects.judge([], GRACE_MS)).toEqual([]);
    expect(suspects.judge(['a'], GRACE_MS + 1)).toEqual([]);
    expect(suspects.judge(['a'], 2 * GRACE_MS + 1)).toEqual(['a']);
  });
});
