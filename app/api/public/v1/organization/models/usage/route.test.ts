import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

it('K1: is nothing where no model was asked', async () => {
  const { key } = await newOrganization();
  expect((await call(GET, { key })).body).toEqual({
    month: { month: expect.stringMatching(/^\d{4}-\d{2}$/), tokensIn: 0, tokensOut: 0, calls: 0 },
    studies: [],
    interviews: { interviews: 0, average: 0, most: 0 },
    limits: { tokensPerInterview: null, tokensPerStudy: null, tokensPerMonth: null },
  });
});
