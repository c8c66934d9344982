import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isChoice } from '@/lib/domain/interview/answer-kinds';
import type { AnswerCriterion } from '@/lib/domain/response/response-filter';
import type { InterviewRecord } from '@/lib/services/interviews/interview-record';
import { recordsOf } from '@/lib/services/responses/search-responses';
import { database } from '@/lib/store/database';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy } from '@/lib/testing/journey';
import { passes } from '@/lib/testing/plain-filter';
import { refusesStrangers } from '@/lib/testing/refusals';
import { surveyedStudy } from '@/lib/testing/surveyed';
import { newOrganization } from '@/lib/testing/world';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponseFindingsV1, ResponseFindingV1 } from '@/lib/wire/v1/response-search';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});

let key: string;
let studyId: string;
let records: InterviewRecord[];

beforeAll(async () => {
  ({ key } = await newOrganization());
  const study = await surveyedStudy(key, 16);
  studyId = study.id;
  records = await recordsOf(database(), study.id, study.responseIds);
});

const search = (filter?: WireResponseFilter | string, query: Record<string, string> = {}): Promise<Reply> =>
  call(GET, {
    key,
    params: { studyId },
    query: {
      ...query,
      ...(filter === undefined
        ? {}
        : { filter: typeof filter === 'string' ? filter : JSON.stringify(filter) }),
    },
  });
const found = async (
  filter?: WireResponseFilter,
  query: Record<string, string> = {},
): Promise<ResponseFindingsV1> => {
  const reply = await search(filter, query);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
};
const numbers = ({ responses }: ResponseFindingsV1) => responses.map(({ readableId }) => readableId);

describe('a finding', () => {
  it('shows facts, tags, a verbatim quote and where one under way stands', async () => {
    const { responses, total } = await found();
    expect(total).toBe(16);
    const byId = new Map(records.map((record) => [record.row.id, record]));
    for (const one of responses) {
      const record = byId.get(one.id)!;
      expect(one.urlParams).toEqual(Object.fromEntries(record.row.urlParams));
      expect(one.tagline).toBe(record.row.tagline);
      expect(one.atQuestion === null).toBe(one.progress !== 'in_progress');
      if (one.quote) {
        const turn = record.turns[one.quote.responseIndex - 1];
        expect(turn?.user).toContain(one.quote.text);
      }
    }
    expect(responses.some(({ quote }) => quote !== null)).toBe(true);
    expect(responses.some(({ atQuestion }) => atQuestion !== null)).toBe(true);
  });
});

describe('filters', () => {
  it.each([
    ['progres', '{"progres":["complete"]}'],
    ['answers.0.plaice', '{"answers":[{"questionId":"q","optionId":"o","plaice":1}]}'],
    ['urlParams.0.nam', '{"urlParams":[{"nam":"a","value":"b"}]}'],
  ])('X13: name the key that is wrong: %s', async (path, filter) => {
    const { status, body } = await search(filter);
    expect([status, body.code]).toEqual([400, 'bad_request']);
    expect(body.error).toMatch(/^The query parameter filter is not valid: /);
    expect(body.error).toContain(`${path}: Unknown field`);
  });

  it('agree with a plain filter in memory, whatever they are', async () => {
    const texts = [
      'luggage',
      'lug',
      'zurich',
      'ZÜRICH',
      '"the door would"',
      '"door the"',
      'wien quiet',
      '静か',
      'kite',
      'nowhere',
      '?!',
    ];
    const criteria: AnswerCriterion[] = records.flatMap(({ turns }) =>
      turns.flatMap(({ questionId, conceptId, answer, kind }): AnswerCriterion[] => {
        if (kind !== 'question') return [];
        const concept = conceptId === null ? {} : { conceptId };
        if (!isChoice(answer))
          return [
            { questionId, ...concept, answered: true },
            { questionId, answered: true },
          ];
        const [optionId] = answer.optionIds;
        if (optionId === undefined) return [{ questionId, optionIds: ['custom'] }];
        return [
          { questionId, optionIds: [optionId, 'custom'] },
          { questionId, optionId, place: 1 },
        ];
      }),
    );
    const tags = records.flatMap(({ row }) => row.tags);
    const times = records.map(({ row }) => row.updatedAt.toISOString());
    const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
    const filters = fc.record({
      progress: optional(
        fc.uniqueArray(fc.constantFrom('complete', 'screened_out', 'in_progress'), { minLength: 1 }),
      ),
      qualityFrom: optional(fc.constantFrom(1, 2.5, 4.2)),
      qualityTo: optional(fc.constantFrom(3, 4.2, 5)),
      tags: optional(fc.array(fc.constantFrom(...tags, 'unheard of'), { minLength: 1, maxLength: 2 })),
      updatedFrom: optional(fc.constantFrom(...times)),
      createdBefore: optional(fc.constantFrom(...times)),
      urlParams: optional(
        fc.constantFrom(
          [{ name: 'source', value: 'poster' }],
          [{ name: 'participant', value: 'p-3' }],
          [{ name: 'Source', value: 'poster' }],
        ),
      ),
      answers: optional(fc.array(fc.constantFrom(...criteria), { minLength: 1, maxLength: 2 })),
      search: optional(fc.constantFrom(...texts)),
    });
    let some = 0;
    await fc.assert(
      fc.asyncProperty(filters, async (given) => {
        const filter = JSON.parse(JSON.stringify(given)) as WireResponseFilter;
        const expected = records.filter((record) => passes(record, filter)).map(({ row }) => row.readableId);
        const reply = await found(filter, { sort: 'readableId', order: 'asc', limit: '200' });
        expect(numbers(reply)).toEqual(expected);
        expect(reply.total).toBe(expected.length);
        if (expected.length > 0) some += 1;
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(some).toBeGreaterThan(30);
  });

  it('tells where it was said, and marks it', async () => {
    const { responses } = await found({ search: 'zurich' });
    expect(responses.length).toBeGreaterThan(0);
    for (const { match } of responses as ResponseFindingV1[]) {
      const [[from, to] = []] = match?.marks ?? [];
      expect(match?.text.slice(from, to)).toBe('Zürich');
    }
  });

  it('takes a selection', async () => {
    expect(numbers(await found({ readableIds: [3, 1, 999] }, { sort: 'readableId', order: 'asc' }))).toEqual([
      1, 3,
    ]);
  });
});

describe('pages', () => {
  it.each(['updated', 'quality', 'duration', 'readableId'])(
    'sorted by %s follow each other without gaps, both ways',
    async (sort) => {
      for (const order of ['asc', 'desc']) {
        const seen: number[] = [];
        let next: string | null = null;
        do {
          const page: ResponseFindingsV1 = await found(
            {},
            { sort, order, limit: '3', ...(next === null ? {} : { after: next }) },
          );
          seen.push(...numbers(page));
          next = page.next;
        } while (next !== null);
        expect([...seen].sort((a, b) => a - b)).toEqual(records.map(({ row }) => row.readableId));
        const all = await found({}, { sort, order, limit: '200' });
        expect(numbers(all)).toEqual(seen);
      }
    },
  );
});

describe('what is no request', () => {
  it.each([
    ['no JSON', 'filter', '{'],
    ['an unknown field', 'filter', '{"luggage":1}'],
    ['an array', 'filter', '[]'],
    ['an empty selection', 'filter', '{"readableIds":[]}'],
    ['a prototype', 'filter', '{"__proto__":{"progress":["complete"]}, "constructor": 1}'],
    ['NUL', 'filter', '{"search":"\\u0000"}'],
    ['half a surrogate', 'filter', '{"search":"\\ud800"}'],
    ['a date that does not exist', 'filter', '{"updatedFrom":"2026-02-30T00:00:00Z"}'],
    ['a criterion of two kinds', 'filter', '{"answers":[{"questionId":"q","answered":true,"place":1}]}'],
    ['a huge place', 'filter', '{"answers":[{"questionId":"q","optionId":"o","place":1e9}]}'],
    ['an unknown order', 'sort', 'luck'],
    ['a page of none', 'limit', '0'],
    ['a page of too many', 'limit', '201'],
    ['a cursor of another order', 'after', 'quality.4.2'],
    ['a cursor past all numbers', 'after', 'updated.99999999999999999999.1'],
    ['a cursor past all ids', 'after', 'updated.1.9999999999'],
  ])('%s is bad_request and names the parameter', async (_, name, value) => {
    const reply = await search(undefined, { [name]: value });
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
    expect(reply.body.error).toContain(name);
  });

  it.each(["'", "' & ", ':* | !', '\\', '" " "', '<->', '(((', 'a'.repeat(300), '𝕳𝖊𝖑𝖑𝖔', '\u202e', 'é́́'])(
    'searching for %j is an answer',
    async (text) => {
      expect((await search({ search: text })).status).toBe(200);
    },
  );
});
