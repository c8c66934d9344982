import { describe, expect, it } from 'vitest';
import {
  answered,
  conceptBlock,
  drawn,
  flat,
  interviewOf,
  multi,
  question,
  skip,
} from '@/lib/testing/guide-of';
import { nextStep } from './next-step';

describe('D5: orders drawn once', () => {
  const letters = 'a b c d e f g h';
  const optionsWith = (fields: Record<string, unknown>, seed: string, options = letters) =>
    question(nextStep(interviewOf([flat(multi('q', options, fields))], { seed })))
      .options.map((option) => option.text)
      .join(' ');
  const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);

  it('D5: options stand in guide order unless the item asks otherwise', () => {
    expect(optionsWith({}, 'x')).toBe(letters);
  });
  it('D5: a random order is the same for the same response and differs between responses', () => {
    const orders = seeds.map((seed) => optionsWith({ randomizeOptionOrder: true }, seed));
    expect(orders).toEqual(seeds.map((seed) => optionsWith({ randomizeOptionOrder: true }, seed)));
    expect(new Set(orders).size).toBeGreaterThan(15);
    for (const order of orders) expect(order.split(' ').sort().join(' ')).toBe(letters);
  });
  it('D5: a pinned final option and an exclusive option stay last in a random order', () => {
    for (const seed of seeds) {
      expect(optionsWith({ randomizeOptionOrder: true, pinnedFinalOption: true }, seed)).toMatch(/h$/);
      expect(optionsWith({ randomizeOptionOrder: true }, seed, 'a b c d none!')).toMatch(/none$/);
    }
  });
  it('D5: guide order stays at hand beside a random one', () => {
    const step = question(nextStep(interviewOf([flat(multi('q', letters, { randomizeOptionOrder: true }))])));
    expect(step.optionsInGuideOrder.map((option) => option.text).join(' ')).toBe(letters);
  });
  it('D5: each concept has its own random order', () => {
    const names = seeds.map((_, at) => `c${at}`);
    const guide = [conceptBlock('cb', names, [multi('q', letters, { randomizeOptionOrder: true })])];
    let interview = drawn(interviewOf(guide));
    const orders = new Set<string>();
    for (const name of names) {
      const step = question(nextStep(interview));
      expect(step.concept?.id).toBe(name);
      orders.add(step.options.map((option) => option.text).join(' '));
      interview = answered(interview, skip);
    }
    expect(orders.size).toBeGreaterThan(15);
  });
});
