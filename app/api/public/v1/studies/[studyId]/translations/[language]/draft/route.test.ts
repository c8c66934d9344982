import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { choice, flat, open, options } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET as listRoute } from '../../route';
import { PATCH, GET as readRoute } from '../route';
import { POST } from './route';

testDatabase();

const guide = [
  flat([
    open({ text: 'Why tea?', followUp: 'none' }),
    choice({ text: 'Which?', options: options(...Array.from({ length: 14 }, (_, at) => `Tea ${at}`)) }),
  ]),
];
const config = { questionLanguage: 'en', availableLanguages: ['de', 'fr'] };
const more = { externalTitle: 'Tea', config };

refusesStrangers(POST, {
  method: 'POST',
  // Nothing is left to draft: these tests have no model.
  params: async ({ key }) => {
    const params = { studyId: (await createdStudy(key, guide, more)).id, language: 'de' };
    const { strings } = (await call(readRoute, { key, params })).body;
    const done = Object.keys(strings).map((path) => [path, { text: 'Tee', state: 'edited' }]);
    await call(PATCH, { method: 'PATCH', key, params, body: { strings: Object.fromEntries(done) } });
    return params;
  },
  nowhere: { studyId: randomUUID(), language: 'de' },
});

let server: ModelServer | undefined;
afterEach(() => {
  server?.stop();
  server = undefined;
});

interface Data {
  from: string;
  to: string;
  toName: string;
  texts: { number: number; text: string }[];
}
async function withModel(reply: (data: Data) => object | undefined): Promise<ModelServer> {
  server?.stop();
  server = await startModelServer();
  server.replies = (data) => reply(data as Data);
  return server;
}
const translates = ({ to, texts }: Data) => ({
  texts: texts.map(({ number, text }) => ({ number, text: ` ${to}: ${text} ` })),
});

async function study() {
  const { key, organizationId } = await newOrganization();
  const { id } = await createdStudy(key, guide, more);
  const params = { studyId: id, language: 'de' };
  return {
    key,
    organizationId,
    id,
    params,
    draft: (by = key, language = 'de') =>
      call(POST, { method: 'POST', key: by, params: { ...params, language } }),
    read: async () => (await call(readRoute, { key, params })).body,
    change: (strings: object) => call(PATCH, { method: 'PATCH', key, params, body: { strings } }),
    mayDraft: async () => (await call(listRoute, { key, params: { studyId: id } })).body.mayDraft,
  };
}

describe('drafts of a translation', () => {
  it('N1: are made of everything, some at a time, and are for a person to read', async () => {
    const { draft, read, mayDraft, key, id } = await study();
    await patchStudy(key, id, { consent: { text: 'I take part.' } }, '*');
    const { asked } = await withModel(translates);
    expect(await mayDraft()).toBe(true);
    const first = await draft();
    expect([first.status, first.body.drafted, first.body.left]).toEqual([200, 12, 6]);
    expect((await draft()).body).toMatchObject({ drafted: 6, left: 0 });
    expect((await draft()).body).toMatchObject({ drafted: 0, left: 0 });
    expect(asked).toHaveLength(2);
    const { strings, ...progress } = await read();
    expect(progress).toMatchObject({ texts: 18, machine: 18, missing: 18 });
    expect(strings.externalTitle).toEqual({ source: 'Tea', text: 'de: Tea', state: 'machine' });
    expect(strings['consent.text'].text).toBe('de: I take part.');
    const sent = JSON.stringify(asked[0]!.body.messages);
    expect(sent).toContain('German');
    expect(sent).not.toContain(id);
  });

  it('N1: leave alone what somebody translated, also meanwhile, and what no longer is what was drafted', async () => {
    const { draft, read, change } = await study();
    const paths = Object.keys((await read()).strings);
    await change({ [paths[0]!]: { text: 'Tee', state: 'approved' } });
    await withModel((data) => {
      expect(data.texts.map(({ text }) => text)).not.toContain('Tea');
      return translates(data);
    });
    server!.delayMs = 300;
    const drafting = draft();
    await change({ [paths[1]!]: { text: 'Warum?', state: 'edited' } });
    expect((await drafting).status).toBe(200);
    const { strings } = await read();
    expect(strings[paths[0]!]).toMatchObject({ text: 'Tee', state: 'approved' });
    expect(strings[paths[1]!]).toMatchObject({ text: 'Warum?', state: 'edited' });
    expect(strings[paths[2]!]).toMatchObject({ text: 'de: Which?', state: 'machine' });
  });

  it('N1: of what a model writes, only what can be a translation is kept', async () => {
    const { draft, read } = await study();
    await withModel(({ texts }) => ({
      texts: [
        { number: 1, text: '   ' },
        { number: 2, text: 'Warum? '.repeat(200) },
        { number: 3, text: 'Welcher?' },
        { number: texts.length + 7, text: 'Niemandes' },
      ],
    }));
    expect((await draft()).body).toMatchObject({ drafted: 1, left: 16 });
    const kept = Object.values<{ text: string | null }>((await read()).strings).flatMap(
      ({ text }) => text ?? [],
    );
    expect(kept).toEqual(['Welcher?']);
  });

  it('N1: without a model, or an answer of it, nothing is drafted and the page is told', async () => {
    const { draft, read, mayDraft } = await study();
    expect(await mayDraft()).toBe(false);
    const refused = await draft();
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      409,
      'conflict',
      null,
    ]);
    await withModel(() => undefined);
    server!.behaviour = 'refusing';
    const failed = await draft();
    expect([failed.status, failed.body.code, failed.headers.get('retry-after')]).toEqual([
      409,
      'conflict',
      '15',
    ]);
    expect((await read()).machine).toBe(0);
  });

  it('N1: are for those who may translate, into another language', async () => {
    const { draft, organizationId } = await study();
    await withModel(translates);
    const viewer = await newMember(organizationId, 'viewer');
    expect((await draft(viewer.key)).body.code).toBe('forbidden');
    expect((await draft(undefined, 'en')).body.code).toBe('bad_request');
    expect(server!.asked).toHaveLength(0);
  });
});
