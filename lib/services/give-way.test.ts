import { expect, it } from 'vitest';
import { givingWay } from './give-way';

/** A process whose times are set, and the rests it took, in milliseconds. */
function process() {
  const times = { ran: 0, waited: 0 };
  const rests: number[] = [];
  const way = givingWay(
    () => ({ ...times }),
    async (ms) => void rests.push(ms),
  );
  const work = async (ran: number, waited: number) => {
    times.ran += ran;
    times.waited += waited;
    await way();
  };
  return { work, rests, way };
}

it('a job that has the processors to itself does not rest', async () => {
  const { work, rests } = process();
  for (let piece = 0; piece < 5; piece += 1) await work(20, 1);
  expect(rests).toEqual([]);
});

it('one that waits for a processor rests three times as long as it ran, and a quarter of a second at most', async () => {
  const { work, rests } = process();
  await work(20, 10);
  await work(20, 0);
  await work(500, 400);
  expect(rests).toEqual([60, 250]);
});

it('those who call at the same time share a rest', async () => {
  const { work, rests, way } = process();
  await Promise.all([work(10, 10), way(), way()]);
  expect(rests).toEqual([30]);
});

it('does not rest where the system does not know the times', async () => {
  const rests: number[] = [];
  await givingWay(
    () => undefined,
    async (ms) => void rests.push(ms),
  )();
  expect(rests).toEqual([]);
});
