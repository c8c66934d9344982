import { beforeAll, expect, it } from 'vitest';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponseFindingsV1 } from '@/lib/wire/v1/response-search';
import { GET } from './route';

testDatabase();

const SAID = [
  'The suitcase blocked the narrow aisle beside the rack.',
  'A suitcase fell from the rack into the aisle.',
  'My bag blocked the narrow aisle beside the rack.',
  'Somebody put a bag on the rack above the aisle.',
  'The coffee was warm in the morning.',
  'I drank coffee with a stranger in the morning.',
  'The conductor was friendly and told us a story.',
  'We slept well and woke at the border.',
];

let key: string;
let studyId: string;

beforeAll(async () => {
  ({ key } = await newOrganization());
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  studyId = study.id;
  for (const text of SAID) await answered(await startedInterview(study.linkId), () => ({ text }));
  await indexStaleResponses(database(), { all: true });
});

async function found(filter: WireResponseFilter): Promise<ResponseFindingsV1> {
  const query = { filter: JSON.stringify(filter), sort: 'readableId', order: 'asc' };
  const { status, body, text } = await call(GET, { key, params: { studyId }, query });
  if (status !== 200) throw new Error(text);
  return body;
}
const numbers = ({ responses }: ResponseFindingsV1) => responses.map(({ readableId }) => readableId);

it('L5: words that people use in the place of a searched one are found, and named as near', async () => {
  const near = await found({ search: 'suitcase', near: true });
  expect(numbers(near)).toEqual([1, 2, 3, 4]);
  expect(near.total).toBe(4);
  expect(near.near).toEqual([{ word: 'suitcase', near: expect.arrayContaining(['bag']) }]);
  expect(near.responses.map(({ match }) => match?.near)).toEqual([null, null, 'suitcase', 'suitcase']);
  const { text = '', marks = [] } = near.responses[0]?.match ?? {};
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['suitcase']);
});

it('L5: nothing is near unless it is asked for, nor near words in quotation marks', async () => {
  for (const filter of [{ search: 'suitcase' }, { search: '"suitcase"', near: true }]) {
    const alone = await found(filter);
    expect([numbers(alone), alone.near]).toEqual([[1, 2], []]);
  }
  expect((await found({ near: true })).total).toBe(SAID.length);
  expect(numbers(await found({ search: 'suitcase coffee', near: true }))).toEqual([]);
});
