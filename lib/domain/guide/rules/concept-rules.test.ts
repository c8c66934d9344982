import { describe } from 'vitest';
import { concept, conceptBlock, flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { checkRules } from '@/lib/testing/rule-cases';

describe('concepts', () => {
  const config = { concepts: [concept('A'), concept('B')] };
  checkRules([
    ['C2: a concept block with its configuration is fine', [conceptBlock([concept('A')], [open()])]],
    [
      'C2: a concept block has a conceptSamplingConfig',
      [{ type: 'concept', title: 'C', items: [open()] }],
      'C2 concepts-missing @0.conceptSamplingConfig',
    ],
    [
      'C2: null is no conceptSamplingConfig',
      [{ type: 'concept', title: 'C', conceptSamplingConfig: null, items: [open()] }],
      'C2 concepts-missing @0.conceptSamplingConfig',
    ],
    [
      'C2: a flat block has no conceptSamplingConfig',
      [flat([open()], { conceptSamplingConfig: config })],
      'C2 concepts-outside-concept-block @0.conceptSamplingConfig',
    ],
    [
      'C2: a screening block has no conceptSamplingConfig',
      [screening([screener()], { conceptSamplingConfig: config })],
      'C2 concepts-outside-concept-block @0.conceptSamplingConfig',
    ],
    ['C2: null on another block is fine', [flat([open()], { conceptSamplingConfig: null })]],
    [
      'C2: subsampleCount may be the number of concepts',
      [conceptBlock([], [open()], { conceptSamplingConfig: { ...config, subsampleCount: 2 } })],
    ],
    [
      'C2: null shows all concepts',
      [conceptBlock([], [open()], { conceptSamplingConfig: { ...config, subsampleCount: null } })],
    ],
    [
      'C2: subsampleCount is at most the number of concepts',
      [conceptBlock([], [open()], { conceptSamplingConfig: { ...config, subsampleCount: 3 } })],
      'C2 subsample-too-large @0.conceptSamplingConfig.subsampleCount',
    ],
  ]);
});
