import { describe, expect, it } from 'vitest';
import { type Circuit, entered, failed, isOpen, NEW_CIRCUIT } from './circuit';

const failing = (times: number, now = 0) => {
  let circuit: Circuit = NEW_CIRCUIT;
  for (let at = 0; at < times; at += 1) circuit = failed(circuit, now);
  return circuit;
};

describe('K2: an endpoint that fails', () => {
  it('is called again after one or two failures', () => {
    expect(isOpen(NEW_CIRCUIT, 0)).toBe(true);
    expect(isOpen(failing(2), 0)).toBe(true);
  });

  it('is left alone for 15 seconds after three', () => {
    expect(isOpen(failing(3), 0)).toBe(false);
    expect(isOpen(failing(3), 14_999)).toBe(false);
    expect(isOpen(failing(3), 15_000)).toBe(true);
  });

  it('is then tried by one alone', () => {
    const trying = entered(failing(3), 15_000);
    expect(isOpen(trying, 15_001)).toBe(false);
    expect(isOpen(trying, 25_000), 'who tried never came back').toBe(true);
  });

  it('is left alone for longer each time that it fails again, at most five minutes', () => {
    let circuit = failing(3);
    let now = 0;
    const pauses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      pauses.push(circuit.closedUntil - now);
      now = circuit.closedUntil;
      circuit = failed(entered(circuit, now), now);
    }
    expect(pauses).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000, 300_000]);
  });

  it('counts calls that failed together once', () => {
    expect(failing(200).closedUntil).toBe(15_000);
  });
});
