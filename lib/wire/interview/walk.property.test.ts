import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { walkInterview } from '@/lib/testing/walk-interview';
import { parseAnswer } from './answer';
import { stepReply } from './step';
import { StepShape } from './step-shape';

it('every step of an accepted guide leaves in the documented shape, and its answers come in', () => {
  fc.assert(
    fc.property(arbitraryGuide(), fc.string(), (guide, seed) => {
      let last = 0;
      const walk = walkInterview(
        identifyGuide(guide, null, () => `id-${++last}`),
        seed,
      );
      for (const step of [...walk.stations.map((station) => station.step), walk.end]) {
        const reply = stepReply(step, { language: 'en' });
        expect(StepShape.parse(reply)).toEqual(reply);
      }
      for (const [at, { step }] of walk.stations.entries()) {
        const answer = walk.turns[at]?.answer;
        expect(parseAnswer(step, JSON.parse(JSON.stringify(answer)))).toEqual({ answer });
      }
    }),
    { numRuns: 100 },
  );
});
