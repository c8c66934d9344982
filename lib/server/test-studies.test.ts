import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as listSurveys } from '@/app/api/public/list_surveys/route';
import { POST as ask } from '@/app/api/public/v1/ask/route';
import { GET as dashboardStudies } from '@/app/api/public/v1/dashboard/studies/route';
import { POST as moveStudies } from '@/app/api/public/v1/folders/move/route';
import {
  DELETE as deleteFolder,
  GET as listFolders,
  PATCH as renameFolder,
} from '@/app/api/public/v1/folders/route';
import { PUT as setNotifications } from '@/app/api/public/v1/notifications/route';
import { DELETE as erasePerson, GET as findPerson } from '@/app/api/public/v1/people/route';
import { GET as findAnything } from '@/app/api/public/v1/search/route';
import { POST as duplicate } from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import { GET as readHead } from '@/app/api/public/v1/studies/[studyId]/head/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { GET as previewLaunch } from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import { POST as rehearse } from '@/app/api/public/v1/studies/[studyId]/rehearsals/route';
import { DELETE as deleteStudy, GET as readStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { POST as createStudy } from '@/app/api/public/v1/studies/create/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { GET as listUses } from '@/app/api/public/v1/wallets/usage/route';
import { GET as listDeliveries } from '@/app/api/public/v1/webhooks/[webhookId]/deliveries/route';
import { PATCH as changeWebhook } from '@/app/api/public/v1/webhooks/[webhookId]/route';
import { POST as sendTest } from '@/app/api/public/v1/webhooks/[webhookId]/test/route';
import { POST as createWebhook, GET as listWebhooks } from '@/app/api/public/v1/webhooks/route';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database, pool } from '@/lib/store/database';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { storedEvents } from '@/lib/testing/events-of';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launch, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newSignedIn } from '@/lib/testing/signed-in';
import { limitedKey, newOrganization, newWallet, type Person, testKey } from '@/lib/testing/world';

testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
const outcome = ({ status, body }: Reply) => [status, body?.code];
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);

/** What the browser of somebody of the organisation sends. */
async function sessionOf(organizationId: string): Promise<Record<string, string>> {
  const { headers } = await newSignedIn({ organizationId, role: 'owner' });
  return { ...headers, 'x-organization': organizationId };
}

/** A study where somebody said this, with their link's parameter. */
async function spoken(key: string, title: string, text: string, pid: string): Promise<string> {
  const study = await launchedStudy(key, guide, { title });
  await answered(await startedInterview(study.linkId, { urlParams: { pid } }), () => ({ text }));
  return study.id;
}

describe('what a test key makes', () => {
  it('O3: is a test study for good, also as a copy, and says so', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    const created = await call(createStudy, { key, body: { title: 'Trial', studyGuide: guide } });
    expect([created.status, Object.keys(created.body)]).toEqual([201, ['id', 'linkId', 'status']]);
    const copied = await call(duplicate, { method: 'POST', key, params: { studyId: created.body.id } });
    for (const studyId of [created.body.id, copied.body.id]) {
      const params = { studyId };
      expect((await call(readStudy, { key, params })).body.test).toBe(true);
      expect((await call(readHead, { key, params })).body.test).toBe(true);
      expect((await call(previewLaunch, { key, params })).body.test).toBe(true);
      const changed = await patchStudy(key, studyId, { test: false }, '*');
      expect(changed.body.issues).toEqual([{ path: ['test'], message: expect.any(String) }]);
    }
    const plain = await createdStudy(owner.key, guide);
    expect((await call(readStudy, { key: owner.key, params: { studyId: plain.id } })).body.test).toBe(false);
  });

  it('O3: of a copy the copier decides: a session makes a real study of a trial', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    const headers = await sessionOf(owner.organizationId);
    const trial = await createdStudy(key, guide);
    const real = await call(duplicate, { method: 'POST', headers, params: { studyId: trial.id } });
    expect(real.status).toBe(201);
    const params = { studyId: real.body.id };
    expect((await call(readStudy, { key: owner.key, params })).body.test).toBe(false);
    expect(outcome(await call(readStudy, { key, params }))).toEqual([404, 'study_not_found']);
    expect(outcome(await call(duplicate, { method: 'POST', key, params }))).toEqual([404, 'study_not_found']);
  });

  it('O3, A14: is its own under an Idempotency-Key that an ordinary key used as well', async () => {
    const owner = await newOrganization();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { title: 'Both', studyGuide: guide };
    const real = await call(createStudy, { key: owner.key, headers, body });
    const key = await testKey(owner);
    const trial = await call(createStudy, { key, headers, body });
    expect([real.status, trial.status]).toEqual([201, 201]);
    expect(trial.body.id).not.toBe(real.body.id);
    const again = await call(createStudy, { key, headers, body });
    expect([again.body.id, again.headers.get('idempotent-replayed')]).toEqual([trial.body.id, 'true']);
  });

  it('O3: composes with scopes and studies', async () => {
    const owner = await newOrganization();
    const [one, other] = [
      await createdStudy(await testKey(owner), guide),
      await createdStudy(await testKey(owner), guide),
    ];
    const key = await limitedKey(owner, { test: true, scopes: ['read'], studyIds: [one.id] });
    expect(idsOf((await call(listStudies, { key })).body)).toEqual([one.id]);
    expect(outcome(await call(readStudy, { key, params: { studyId: other.id } }))[0]).toBe(404);
    expect(outcome(await call(createStudy, { key, body: { title: 'a', studyGuide: guide } }))).toEqual([
      403,
      'forbidden',
    ]);
    const writes = await limitedKey(owner, { test: true, scopes: ['write'] });
    expect((await call(createStudy, { key: writes, body: { title: 'a', studyGuide: guide } })).status).toBe(
      201,
    );
    expect(outcome(await launch(writes, one.id))).toEqual([403, 'launch_permission_denied']);
  });

  it('O3, N6: its rehearsals are hidden with it, and no events', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    const trial = await createdStudy(key, guide);
    const started = await call(rehearse, { method: 'POST', key, params: { studyId: trial.id } });
    expect(started.status).toBe(202);
    const { rows } = await pool().query<{ id: string; is_test_study: boolean }>({
      text: 'select id, is_test_study from study where test_of = $1',
      values: [trial.id],
    });
    expect(rows).toEqual([{ id: expect.any(String), is_test_study: true }]);
    const params = { studyId: rows[0]?.id ?? '' };
    expect((await call(readStudy, { key, params })).status).toBe(200);
    expect((await call(readStudy, { key: owner.key, params })).status).toBe(404);
    expect(await storedEvents(params.studyId)).toEqual([]);
  });
});

describe('launching a test study', () => {
  it('O3: answers the wallet as it is, holds nothing, and is billed to none', async () => {
    const owner = await newOrganization();
    const walletId = await newWallet(owner.organizationId, { credits: 20_00, name: 'Main' });
    const key = await testKey(owner);
    const { id, linkId } = await createdStudy(key, guide);
    const params = { studyId: id };
    const preview = await call(previewLaunch, { key, params });
    expect(preview.body).toMatchObject({ holds: 0, givesBack: 0, price: 10, isBilled: true });
    const launched = await launch(key, id);
    expect([launched.status, launched.body]).toEqual([
      200,
      {
        id,
        linkId,
        selfRecruitLink: expect.stringContaining(`/s/${linkId}`),
        status: 'live',
        wallet: {
          walletId,
          name: 'Main',
          recruitmentCreditBalance: { balance: 0, usage: 0 },
          projectCreditBalance: { balance: 20, usage: 0 },
        },
      },
    ]);
    expect((await call(readStudy, { key, params })).body).toMatchObject({ walletId, closeAtTarget: true });
    const { wallets } = (await call(listUses, { key: owner.key })).body;
    expect(wallets[0]).toMatchObject({ walletId, liveStudies: 0 });
    expect((await patchStudy(key, id, { responseTarget: 500 }, '*')).status).toBe(200);
    expect((await launch(key, id)).body.wallet.projectCreditBalance).toEqual({ balance: 20, usage: 0 });
    await answered(await startedInterview(linkId), () => ({ text: 'It was fine.' }));
    expect((await call(previewLaunch, { key, params })).body.closing.givesBack).toBe(0);
  });

  it('O3: is refused for a wallet as any other launch is', async () => {
    const owner = await newOrganization();
    const poor = await newWallet(owner.organizationId, { credits: 9_99 });
    const key = await testKey(owner);
    const { id } = await createdStudy(key, guide);
    const preview = await call(previewLaunch, { key, params: { studyId: id } });
    expect(preview.body.wallets[0]).toMatchObject({ funds: false, missing: 0.01 });
    expect(outcome(await launch(key, id))).toEqual([400, 'insufficient_credits']);
    const rich = await newWallet(owner.organizationId, { credits: 10_00 });
    expect(outcome(await launch(key, id))).toEqual([400, 'wallet_required']);
    expect(outcome(await launch(key, id, { walletId: randomUUID() }))).toEqual([403, 'wallet_access_denied']);
    const others = await newWallet((await newOrganization()).organizationId, { credits: 10_00 });
    expect(outcome(await launch(key, id, { walletId: others }))).toEqual([403, 'wallet_access_denied']);
    expect(outcome(await launch(key, id, { walletId: poor }))).toEqual([400, 'insufficient_credits']);
    expect(outcome(await launch(key, id, { walletId: rich }))[0]).toBe(200);
    expect(outcome(await launch(key, id, { walletId: poor }))).toEqual([409, 'conflict']);
  });

  it('O3: goes on without credits: nobody is turned away because a real study has spent them', async () => {
    const owner = await newOrganization();
    await newWallet(owner.organizationId, { credits: 10_00 });
    const key = await testKey(owner);
    const trial = await launchedStudy(key, guide);
    await launchedStudy(owner.key, guide);
    const interview = await startedInterview(trial.linkId);
    expect((await answered(interview, () => ({ text: 'It was fine.' }))).kind).toBe('end');
  });

  it('O3: works without wallets', async () => {
    const key = await testKey(await newOrganization());
    const launched = await launch(key, (await createdStudy(key, guide)).id);
    expect([launched.status, 'wallet' in launched.body]).toEqual([200, false]);
  });
});

describe('who sees which studies', () => {
  let owner: Person;
  let trialKey: string;
  let headers: Record<string, string>;
  let real: string;
  let trial: string;
  const pid = `p-${randomUUID()}`;

  beforeAll(async () => {
    owner = await newOrganization();
    trialKey = await testKey(owner);
    headers = await sessionOf(owner.organizationId);
    real = await spoken(owner.key, 'Real', 'A heron in the reeds.', pid);
    trial = await spoken(trialKey, 'Trial', 'A heron that was made up.', pid);
    for (const [key, studyId] of [
      [owner.key, real],
      [trialKey, trial],
    ] as const) {
      const folderPath = [studyId === real ? 'Birds' : 'Trials'];
      expect((await patchStudy(key, studyId, { folderPath }, '*')).status).toBe(200);
    }
    await indexStaleResponses(database(), { all: true });
  });

  /** With the ordinary key, the test key and a session. */
  const all = async <T>(
    read: (caller: { key: string } | { headers: Record<string, string> }) => Promise<T>,
  ) => [await read({ key: owner.key }), await read({ key: trialKey }), await read({ headers })];

  it('O3: in the lists whose items are fixed: a session sees no test studies there', async () => {
    for (const list of [listStudies, listSurveys]) {
      const lists = await all(async (caller) => idsOf((await call(list, caller)).body));
      expect(lists).toEqual([[real], [trial], [real]]);
    }
  });

  it('O3: in the list of the dashboard, labelled; trials are no results in its sum', async () => {
    const found = await all(async (caller) => {
      const { body } = await call(dashboardStudies, caller);
      const studies = body.studies.map((one: { id: string; test: boolean }) => [one.id, one.test]);
      return [body.studyCount, body.responseCount, studies];
    });
    expect(found).toEqual([
      [1, 1, [[real, false]]],
      [1, 1, [[trial, true]]],
      [
        2,
        1,
        [
          [trial, true],
          [real, false],
        ],
      ],
    ]);
  });

  it('O3: by id and by link id', async () => {
    const read = async (studyId: string) =>
      all(async (caller) => (await call(readStudy, { ...caller, params: { studyId } })).status);
    expect(await read(real)).toEqual([200, 404, 200]);
    expect(await read(trial)).toEqual([404, 200, 200]);
    const { linkId } = (await call(readStudy, { headers, params: { studyId: trial } })).body;
    expect(await read(linkId)).toEqual([404, 200, 200]);
  });

  it('O3: in folders', async () => {
    const folders = await all(async (caller) =>
      (await call(listFolders, caller)).body.folders.map(({ path }: { path: string[] }) => path.join('/')),
    );
    expect(folders).toEqual([['Birds'], ['Trials'], ['Birds', 'Trials']]);
    const move = (key: string, studyIds: string[]) =>
      call(moveStudies, { key, body: { studyIds, folderPath: ['Trials'] } });
    for (const reply of [await move(trialKey, [real, trial]), await move(owner.key, [trial])])
      expect(outcome(reply)).toEqual([404, 'study_not_found']);
    expect((await move(trialKey, [trial])).status).toBe(200);
  });

  it('O3: a folder goes as a whole, and counts what the caller sees', async () => {
    const renamed = await call(renameFolder, {
      ...{ method: 'PATCH', key: owner.key },
      body: { path: ['Trials'], newPath: ['Tried'] },
    });
    expect([renamed.status, renamed.body.movedStudies]).toEqual([200, 0]);
    expect((await call(readStudy, { key: trialKey, params: { studyId: trial } })).body.folderPath).toEqual([
      'Tried',
    ]);
    const deleted = await call(deleteFolder, {
      ...{ method: 'DELETE', key: owner.key },
      query: { path: 'Tried', contents: 'refuse' },
    });
    expect([deleted.status, deleted.text.includes('stand')], deleted.text).toEqual([200, false]);
  });

  it('O3: in the search, labelled', async () => {
    const found = await all(async (caller) => {
      const { body } = await call(findAnything, { ...caller, query: { q: 'heron' } });
      return body.quotes
        .map((one: { studyId: string; test: boolean }) => [one.studyId === real ? 'real' : 'trial', one.test])
        .sort();
    });
    const [r, t] = [
      ['real', false],
      ['trial', true],
    ];
    expect(found).toEqual([[r], [t], [r, t]]);
  });

  it('O3: by the readable id and the id of a response', async () => {
    const found = await all(async (caller) => {
      const { body } = await call(findAnything, { ...caller, query: { q: '1' } });
      return body.responses.map((one: { studyTitle: string }) => one.studyTitle).sort();
    });
    expect(found).toEqual([['Real'], ['Trial'], ['Real', 'Trial']]);
  });

  it('O3: in what a question is answered from; a session names test studies to have them', async () => {
    const body = { question: 'Where was a heron?' };
    const from = await all(async (caller) => {
      const reply = await call(ask, { ...caller, body });
      return reply.body.studies.map((one: { studyId: string }) => one.studyId);
    });
    expect(from).toEqual([[real], [trial], [real]]);
    const named = await all(
      async (caller) => (await call(ask, { ...caller, body: { ...body, studyIds: [trial] } })).status,
    );
    expect(named).toEqual([404, 200, 200]);
  });

  it('O3, O2: among people; erasing somebody leaves nothing in test studies', async () => {
    const query = { parameter: 'pid', value: pid };
    const found = await all(async (caller) => {
      const { body } = await call(findPerson, { ...caller, query });
      return body.responses.map((one: { ofTestStudy: boolean }) => one.ofTestStudy);
    });
    expect(found).toEqual([[false], [true], [false, true]]);
    const erase = async (key: string) => (await call(erasePerson, { method: 'DELETE', key, query })).body;
    expect(await erase(trialKey)).toEqual({ erased: 1, remaining: 0, held: [] });
    expect((await call(findPerson, { headers, query })).body.total).toBe(1);
    await spoken(trialKey, 'Trial again', 'Another heron.', pid);
    expect(await erase(owner.key)).toEqual({ erased: 2, remaining: 0, held: [] });
  });

  it('O3: a session deletes a test study', async () => {
    const study = await createdStudy(trialKey, guide);
    const deleted = await call(deleteStudy, { method: 'DELETE', headers, params: { studyId: study.id } });
    expect(deleted.status).toBe(200);
  });

  it('O3: a session launches it, and nothing is held', async () => {
    const { organizationId, ...person } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 20_00 });
    const study = await createdStudy(await testKey({ organizationId, ...person }), guide);
    const launched = await call(launchRoute, {
      ...{ method: 'POST', params: { studyId: study.id }, headers: await sessionOf(organizationId) },
      body: { walletId },
    });
    expect(launched.body.wallet.projectCreditBalance).toEqual({ balance: 20, usage: 0 });
  });
});

describe('events of test studies', () => {
  const wanted = {
    url: 'https://hooks.invalid/in',
    events: ['study.launched', 'response.completed', 'response.deleted'],
  };
  const hook = async (key: string) =>
    (await call(createWebhook, { key, body: wanted })).body as { id: string; test: boolean };
  const bodiesTo = async (key: string, webhookId: string) =>
    (await call(listDeliveries, { key, params: { webhookId } })).body.deliveries.map(
      ({ body }: { body: string }) => JSON.parse(body),
    );

  it('O3, J1: go with `test: true` to webhooks that a test key made, and to no others', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    const headers = await sessionOf(owner.organizationId);
    const [trialHook, realHook] = [await hook(key), await hook(owner.key)];
    expect([trialHook.test, realHook.test]).toEqual([true, false]);
    const seen = async (caller: object) => idsOf((await call(listWebhooks, caller)).body.webhooks).sort();
    expect(await seen({ key })).toEqual([trialHook.id]);
    expect(await seen({ key: owner.key })).toEqual([realHook.id]);
    expect(await seen({ headers })).toEqual([trialHook.id, realHook.id].sort());

    const notices = { responseCompleted: 'now' };
    const chosen = await call(setNotifications, { method: 'PUT', key: owner.key, body: { notices } });
    expect(chosen.status).toBe(200);
    const trial = await spoken(key, 'Trial', 'It was fine.', 'a');
    const real = await spoken(owner.key, 'Real', 'It was fine.', 'a');
    // Told although the study is gone by then.
    await call(deleteStudy, { method: 'DELETE', headers, params: { studyId: trial } });
    while ((await fanOutEvents(database())) > 0);
    const told = await bodiesTo(key, trialHook.id);
    expect(told.map(({ type }: { type: string }) => type).sort()).toEqual([
      'response.completed',
      'response.deleted',
      'study.launched',
    ]);
    for (const body of told) {
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'test', 'data']);
      expect([body.test, body.data.studyId]).toEqual([true, trial]);
    }
    const others = await bodiesTo(owner.key, realHook.id);
    expect(others).toHaveLength(2);
    for (const body of others) {
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data']);
      expect(body.data.studyId).toBe(real);
    }
    const { rows } = await pool().query({
      text: 'select distinct study_id from notice where organization_id = $1 and study_id is not null',
      values: [owner.organizationId],
    });
    expect(rows).toEqual([{ study_id: real }]);
  });

  it('O3: a message that tries such a webhook says `test: true`, too', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    for (const [caller, keys] of [
      [key, ['type', 'timestamp', 'test', 'data']],
      [owner.key, ['type', 'timestamp', 'data']],
    ] as const) {
      const { id } = await hook(caller);
      const sent = await call(sendTest, { method: 'POST', key: caller, params: { webhookId: id } });
      expect(Object.keys(JSON.parse(sent.body.body))).toEqual(keys);
    }
  });

  it('O3: a webhook names studies of its own kind', async () => {
    const owner = await newOrganization();
    const key = await testKey(owner);
    const headers = await sessionOf(owner.organizationId);
    const trial = await createdStudy(key, guide);
    const real = await createdStudy(owner.key, guide);
    const make = async (caller: object, studyIds: string[]) =>
      (await call(createWebhook, { ...caller, body: { ...wanted, studyIds } })).status;
    expect(await make({ key }, [trial.id])).toBe(201);
    expect(await make({ key }, [real.id])).toBe(400);
    expect(await make({ key: owner.key }, [trial.id])).toBe(400);
    expect(await make({ headers }, [trial.id])).toBe(400);
    const { id } = await hook(key);
    const change = async (studyIds: string[]) =>
      (await call(changeWebhook, { method: 'PATCH', headers, params: { webhookId: id }, body: { studyIds } }))
        .status;
    expect([await change([trial.id]), await change([real.id])]).toEqual([200, 400]);
  });

  it('O3: are marked where they are kept', async () => {
    const owner = await newOrganization();
    const trial = await launchedStudy(await testKey(owner), guide);
    const real = await launchedStudy(owner.key, guide);
    const marks = async (studyId: string) => (await storedEvents(studyId)).map((one) => one.ofTestStudy);
    expect([await marks(trial.id), await marks(real.id)]).toEqual([[true], [false]]);
  });
});
