import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { sendMutations, walkRoutes } from '@/lib/testing/mutations/send-mutations';
import { VALID } from '@/lib/testing/mutations/valid-requests';
import { rounds } from '@/lib/testing/rounds';
import { apiTable } from './api-table';
import { ROUTE_METHODS } from './route-match';

testDatabase();

const v1 = '/api/public/v1';
/** Not a GET, and no change: what asks, tries or signs something, or finds that there is nothing to do. */
const QUIET = new Set([
  `POST ${v1}/studies/[studyId]/links`,
  `POST ${v1}/organization/notifications/test`,
  `POST ${v1}/studies/[studyId]/translations/[language]/draft`,
  `POST ${v1}/responses/[linkId]/[responseId]/analysis`,
  `POST ${v1}/studies/[studyId]/responses/tags`,
  `POST ${v1}/ask`,
  `POST ${v1}/studies/[studyId]/ask`,
  `POST ${v1}/studies/[studyId]/report/figures`,
  `POST ${v1}/studies/[studyId]/validate`,
  `POST ${v1}/studies/[studyId]/fieldwork/compare`,
]);

const REQUESTS = rounds({ sample: 1_500, long: 100_000 });

describe('requests that were changed', () => {
  it('has a valid request to change for every route and method', () => {
    const declared = apiTable.flatMap(({ pattern, module }) =>
      ROUTE_METHODS.filter((method) => module[method]).map((method) => `${method} ${pattern}`),
    );
    expect(Object.keys(VALID).sort()).toEqual(declared.sort());
  });

  it('takes the valid requests as they are', async () => {
    const { untaken, recorded } = await walkRoutes();
    expect(untaken).toEqual([]);
    // O1: one entry in the audit log for each change; what only asks or tries something has none.
    const unexpected = Object.entries(recorded).filter(
      ([route, entries]) => entries !== (QUIET.has(route) ? 0 : 1),
    );
    expect(unexpected).toEqual([]);
  });

  it('A6: thousands of them are answered below 500 and in the envelope, and touch nothing of another organisation', async () => {
    const seed = randomUUID().slice(0, 8);
    process.stdout.write(`seed ${seed}: npm run mutate -- --requests ${REQUESTS} --seed ${seed}\n`);
    const { faults, sent, statuses, grownBytes } = await sendMutations({ requests: REQUESTS, seed });
    process.stdout.write(`${JSON.stringify(statuses)}\n`);
    expect(faults.join('\n')).toBe('');
    expect(sent).toBe(REQUESTS);
    // What is changed has to be near enough to valid to get past the first check.
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
    expect(grownBytes).toBeLessThan(64 * 1024 * 1024);
  });
});
