import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteQueue } from './byte-queue';

const chunk = fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes));

describe('a byte queue', () => {
  it('gives back what was appended, from any offset that is still there, in any sizes', () => {
    fc.assert(
      fc.property(fc.array(chunk), fc.nat(), fc.nat(60), fc.nat(), (chunks, at, most, dropped) => {
        const queue = new ByteQueue();
        for (const bytes of chunks) queue.append(bytes);
        const whole = chunks.flatMap((bytes) => [...bytes]);
        expect(queue.end).toBe(whole.length);
        const before = dropped % (whole.length + 1);
        queue.dropBefore(before);
        expect(queue.start).toBeLessThanOrEqual(Math.max(before, queue.start));
        const offset = queue.start + (at % (whole.length - queue.start + 1));
        expect([...queue.read(offset, most)]).toEqual(whole.slice(offset, offset + most));
      }),
    );
  });

  it('forgets whole chunks alone, and says which', () => {
    const queue = new ByteQueue();
    for (const text of ['abc', 'def', 'gh']) queue.append(new TextEncoder().encode(text));
    expect(queue.dropBefore(5)).toEqual([0]);
    expect(queue.start).toBe(3);
    expect(new TextDecoder().decode(queue.read(5, 9))).toBe('fgh');
    expect(() => queue.read(2, 1)).toThrow(RangeError);
    expect(queue.dropBefore(8)).toEqual([3, 6]);
    expect([queue.start, queue.end, queue.read(8, 5).length]).toEqual([8, 8, 0]);
  });

  it('takes up a run whose first bytes are gone', () => {
    const queue = new ByteQueue();
    queue.append(new Uint8Array([7, 8]), 10);
    expect([queue.start, queue.end]).toEqual([10, 12]);
    expect([...queue.read(11, 9)]).toEqual([8]);
  });
});
