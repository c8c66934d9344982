import { beforeAll, describe, expect, it } from 'vitest';
import { PATCH as tagsRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/tags/route';
import { GET as searchRoute } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview, type TestStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { limitedKey, newOrganization, type Person } from '@/lib/testing/world';
import type { FoundAnywhereV1 } from '@/lib/wire/v1/find-anything';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

const find = async (key: string, q: string): Promise<FoundAnywhereV1> => {
  const { status, body } = await call(GET, { key, query: { q } });
  expect(status).toBe(200);
  return body;
};

let owner: Person;
let key: string;
let other: string;
let studies: TestStudy[];
let ids: string[];
beforeAll(async () => {
  owner = await newOrganization();
  ({ key } = owner);
  ({ key: other } = await newOrganization());
  const guide = [flat([open({ followUp: 'none' })])];
  studies = [await launchedStudy(key, guide, { title: 'Ponds', welcomeMessage: { title: 'Hello' } })];
  studies.push(await launchedStudy(key, guide, { title: 'Rivers' }));
  const foreign = await launchedStudy(other, guide, { title: 'Elsewhere' });
  ids = [];
  for (const [{ linkId }, text] of [
    [studies[0]!, 'A grey heron stood in the reeds and did not move.'],
    [studies[1]!, 'Two Herons, then a kingfisher.'],
    [foreign, 'The heron nobody else may see.'],
  ] as const) {
    const interview = await startedInterview(linkId);
    await answered(interview, () => ({ text }));
    ids.push(interview.responseId);
  }
  await indexStaleResponses(database(), { all: true });
  const tag = (study: TestStudy) =>
    call(tagsRoute, {
      method: 'PATCH',
      key,
      params: { linkId: study.id, responseId: '1' },
      body: { add: ['Patient waiting'] },
    });
  for (const study of studies) expect((await tag(study)).status).toBe(200);
});

describe('X29: what is found anywhere', () => {
  it('O3: with a key for some studies, only in these', async () => {
    const limited = await limitedKey(owner, { studyIds: [studies[1]!.id] });
    const all = ['heron', 'patient', '1', ids[0]!];
    for (const q of all) expect(JSON.stringify(await find(key, q))).toContain(studies[0]!.id);
    for (const q of all) expect(JSON.stringify(await find(limited, q))).not.toContain(studies[0]!.id);
    for (const q of ['heron', 'patient', '1']) {
      expect(JSON.stringify(await find(limited, q))).toContain(studies[1]!.id);
    }
  });

  it('X29: what people said, in the row in which they said it, of every study', async () => {
    const { quotes } = await find(key, 'heron');
    expect(quotes.map(({ studyTitle, responseIndex }) => [studyTitle, responseIndex]).sort()).toEqual([
      ['Ponds', 1],
      ['Rivers', 0],
    ]);
    for (const { text, marks } of quotes) {
      expect(marks.map(([from, to]) => text.slice(from, to).toLowerCase())).toEqual([
        expect.stringMatching(/^herons?$/),
      ]);
    }
  });

  it('X29: tags, by study', async () => {
    const { tags } = await find(key, 'patient w');
    expect(tags.map(({ text, count, studyTitle }) => [text, count, studyTitle])).toEqual([
      ['Patient waiting', 1, expect.any(String)],
      ['Patient waiting', 1, expect.any(String)],
    ]);
    expect(new Set(tags.map(({ studyId }) => studyId))).toEqual(new Set(studies.map(({ id }) => id)));
  });

  it('X26: a response by the id that its participant was shown, by its beginning, by its readable id', async () => {
    const [first = ''] = ids;
    for (const q of [first, first.toUpperCase(), first.slice(0, 8), first.slice(0, 20)]) {
      expect((await find(key, q)).responses).toEqual([
        { id: first, readableId: 1, studyId: studies[0]?.id, studyTitle: 'Ponds', test: false },
      ]);
    }
    expect((await find(key, 'Response 1')).responses).toHaveLength(2);
    expect((await find(key, '2')).responses).toEqual([]);
  });

  it('X29: nothing of another organisation, by whatever it is sought', async () => {
    const [, , foreign = ''] = ids;
    expect(await find(key, foreign)).toEqual({ responses: [], quotes: [], tags: [] });
    expect((await find(key, 'nobody else')).quotes).toEqual([]);
    expect((await find(other, 'patient')).tags).toEqual([]);
    expect((await find(other, 'heron')).quotes).toHaveLength(1);
  });

  it.each(['%', "'", '\\', '!!', '日', ':* & |', '   x'])('X29: %j is sought as it is written', async (q) => {
    expect(await find(key, q)).toMatchObject({ responses: [], quotes: [] });
  });

  it.each([[{}], [{ q: '' }], [{ q: 'x'.repeat(301) }], [{ q: 'a\u0000b' }]])(
    'X29: %j is refused',
    async (query) => {
      const { status, body } = await call(GET, { key, query });
      expect([status, body.code]).toEqual([400, 'bad_request']);
    },
  );
});

describe('X26: on the responses of a study', () => {
  const search = async (text: string): Promise<string[]> => {
    const { body } = await call(searchRoute, {
      key,
      params: { studyId: studies[0]!.id },
      query: { filter: JSON.stringify({ search: text }) },
    });
    expect(body.total).toBe(body.responses.length);
    return body.responses.map(({ id }: { id: string }) => id);
  };

  it('X26: a search takes the id that the closing page tells participants to quote', async () => {
    const [first = '', second = ''] = ids;
    for (const text of [first, first.slice(0, 8), '1', '#1', 'Response 1']) {
      expect(await search(text)).toEqual([first]);
    }
    for (const text of [second, '2', 'Response 2']) expect(await search(text)).toEqual([]);
    expect(await search('heron')).toEqual([first]);
  });
});
