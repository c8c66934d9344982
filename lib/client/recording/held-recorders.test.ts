import { expect, it } from 'vitest';
import { HeldRecorders } from './held-recorders';
import type { Recorder } from './turn-recorder';

function held() {
  let now = 0;
  const made: (Recorder & { startedAt: number })[] = [];
  let calls: { at: number; call: () => void }[] = [];
  const recorders = new HeldRecorders({
    isSupported: () => true,
    make: () => {
      const recorder: Recorder & { startedAt: number; state: Recorder['state'] } = {
        startedAt: now,
        state: 'inactive',
        start: () => Object.assign(recorder, { state: 'recording' }),
        stop: () => Object.assign(recorder, { state: 'inactive' }),
        pause: () => undefined,
        resume: () => undefined,
        requestData: () => undefined,
        ondataavailable: null,
        onstop: null,
        onerror: null,
      };
      made.push(recorder);
      return recorder;
    },
    now: () => now,
    after: (ms, call) => {
      const one = { at: now + ms, call };
      calls.push(one);
      return () => {
        calls = calls.filter((other) => other !== one);
      };
    },
  });
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; now += 100) {
      const due = calls.filter(({ at }) => at <= now);
      calls = calls.filter(({ at }) => at > now);
      for (const { call } of due) call();
    }
  };
  const going = () => made.filter(({ state }) => state === 'recording');
  recorders.hold([{ kind: 'audio', stream: {} as MediaStream }]);
  return { recorders, pass, going, made, now: () => now, waiting: () => calls.length };
}

it('K9: what is handed over began 1.5 seconds ago at least, and 4.5 at most', () => {
  for (let ms = 2_000; ms < 12_000; ms += 300) {
    const { recorders, pass, going, now } = held();
    pass(ms);
    const [taken] = recorders.take();
    expect(now() - taken!.startedAt).toBeGreaterThanOrEqual(1_500);
    expect(now() - taken!.startedAt).toBeLessThanOrEqual(4_600);
    expect(going()).toEqual([taken!.recorder]);
  }
});

it('K9: what was recorded goes with it, in order, and nothing else does', () => {
  const { recorders, pass, made } = held();
  for (const text of ['a', 'b']) made[0]!.ondataavailable?.({ data: new Blob([text]) });
  pass(500);
  const [taken] = recorders.take();
  expect(taken!.chunks.map(({ size }) => size)).toEqual([1, 1]);
});

it('K9: without an interruption nothing goes on, and nothing is kept', () => {
  const { recorders, pass, going, made, waiting } = held();
  pass(7_000);
  recorders.drop();
  expect([going(), waiting(), recorders.take()]).toEqual([[], 0, []]);
  expect(made.every(({ ondataavailable }) => ondataavailable === null)).toBe(true);
});
