import { expect, it } from 'vitest';
import { qualityFigures, tagFigures } from './analysis-report';
import { demoInterviews } from './demo-interviews';
import { measuredInterviews, statementFigures } from './statement-labels';

it('L1: statements are verbatim, supported where they were read by hand, and none says the contrary', () => {
  for (const of of [measuredInterviews(), demoInterviews()]) {
    const { statements, verbatim, labelled, supported, reversed } = statementFigures(of);
    expect(verbatim).toBe(statements);
    // Changed rules make a few statements that nobody has read yet.
    expect(labelled / statements).toBeGreaterThanOrEqual(0.9);
    expect(supported / labelled).toBeGreaterThanOrEqual(0.95);
    expect(reversed).toBe(0);
  }
});

it('L2: tags are what responses share, and none is a name, a day, a number or a word of the script', () => {
  const { tags, once, refused } = tagFigures();
  expect(tags).toBeGreaterThan(5);
  expect(once / tags).toBeLessThanOrEqual(0.2);
  expect(refused).toBe(0);
});

it('L6: the quality score follows the raters', () => {
  for (const half of ['built', 'measured'] as const)
    expect(qualityFigures(half).score).toBeGreaterThanOrEqual(0.5);
});
