import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptDelivery } from '@/lib/services/webhooks/attempt-delivery';
import { fanOutEvents } from '@/lib/services/webhooks/fan-out-events';
import { database, pool } from '@/lib/store/database';
import { insertDeliveries } from '@/lib/store/webhooks';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { keptWebhooks } from '@/lib/testing/kept-webhooks';
import { refusesStrangers } from '@/lib/testing/refusals';
import { startReceiver, type WebhookReceiver } from '@/lib/testing/webhook-receiver';
import { newOrganization } from '@/lib/testing/world';
import { POST as createRoute } from '../../route';
import { POST as rotateRoute } from '../rotate/route';
import { PATCH as changeRoute, GET as readRoute } from '../route';
import { POST as testRoute } from '../test/route';
import { POST as replayRoute } from './[deliveryId]/replay/route';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ organizationId }) => ({ webhookId: (await keptWebhooks(organizationId)).id }),
  nowhere: { webhookId: randomUUID() },
});

describe('J2: a message', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(() => {
    Object.assign(receiver, { behaviour: 200, received: [], answerHeaders: {} });
  });

  async function listening(more: object = {}) {
    const person = await newOrganization();
    const { key } = person;
    const events = ['study.launched', 'response.started', 'response.completed', 'response.deleted'];
    const made = await call(createRoute, { key, body: { url: receiver.url, events, ...more } });
    expect(made.status).toBe(201);
    const params = { webhookId: made.body.id as string };
    return {
      ...person,
      params,
      secret: made.body.secret as string,
      deliveries: async () => (await call(GET, { key, params })).body.deliveries,
      webhook: async () => (await call(readRoute, { key, params })).body,
      change: (body: object) => call(changeRoute, { method: 'PATCH', key, params, body }),
      /** Sends a test, and returns its id. */
      tested: async () => (await call(testRoute, { method: 'POST', key, params })).body.id as string,
    };
  }
  const attempt = (id: string, now?: Date) => attemptDelivery(database(), id, now && (() => now));

  it('is made of each event that an address wants, once, and verifies with the library of the standard', async () => {
    const hook = await listening();
    const study = await launchedStudy(hook.key, [flat([open({ followUp: 'none' })])]);
    const interview = await startedInterview(study.linkId);
    await answered(interview, (step) =>
      step.kind === 'question' ? { text: 'My secret words.' } : plainAnswer(step),
    );
    while ((await fanOutEvents(database())) > 0);
    await fanOutEvents(database());
    const made = await hook.deliveries();
    expect(made.map(({ type }: { type: string }) => type).sort()).toEqual([
      'response.completed',
      'response.started',
      'study.launched',
    ]);
    for (const { id } of made) await attempt(id);
    expect(receiver.received).toHaveLength(3);
    for (const { headers, body } of receiver.received) {
      expect(() => new Webhook(hook.secret).verify(body, headers)).not.toThrow();
      expect(() => new Webhook(hook.secret).verify(`${body} `, headers)).toThrow();
      expect(body).not.toContain('secret words');
      expect(headers['webhook-id']).not.toContain('.');
      expect(Object.keys(JSON.parse(body))).toEqual(['type', 'timestamp', 'data']);
    }
    const completed = receiver.received
      .map(({ body }) => JSON.parse(body))
      .find(({ type }) => type === 'response.completed');
    expect(completed.data).toMatchObject({
      studyId: study.id,
      responseId: interview.responseId,
      readableId: 1,
    });
    expect((await hook.deliveries())[0]).toMatchObject({
      status: 'delivered',
      nextAttemptAt: null,
      attempts: [{ status: 200, problem: null }],
    });
  });

  it('is not made for other studies, other events, and what happened before', async () => {
    const person = await newOrganization();
    const before = await launchedStudy(person.key, [flat([open()])]);
    const hook = await listening();
    const other = await launchedStudy(hook.key, [flat([open()])]);
    await hook.change({ studyIds: [other.id] });
    const mine = await launchedStudy(hook.key, [flat([open()])]);
    await startedInterview(mine.linkId);
    await startedInterview(before.linkId);
    while ((await fanOutEvents(database())) > 0);
    expect(
      (await hook.deliveries()).map(({ body }: { body: string }) => JSON.parse(body).data.studyId),
    ).toEqual([other.id]);
  });

  it.each([
    [500, 'It answered 500.'],
    [301, 'It redirects; redirects are not followed.'],
    [302, 'It redirects; redirects are not followed.'],
    [303, 'It redirects; redirects are not followed.'],
    [307, 'It redirects; redirects are not followed.'],
    [308, 'It redirects; redirects are not followed.'],
    [404, 'It answered 404.'],
    [199 + 1, null],
    [204, null],
  ])('an answer of %i: %s', async (status, problem) => {
    const hook = await listening();
    receiver.behaviour = status;
    receiver.answerHeaders = status >= 300 && status < 400 ? { location: receiver.url } : {};
    const id = await hook.tested();
    await attempt(id);
    const [delivery] = await hook.deliveries();
    expect(receiver.received).toHaveLength(1);
    expect(delivery.attempts).toEqual([
      { at: expect.any(String), status, durationMs: expect.any(Number), problem },
    ]);
    expect(delivery.status).toBe(problem ? 'waiting' : 'delivered');
  });

  it('is tried ten times over three days with the same id; then the address is failing until one gets through', async () => {
    const hook = await listening();
    receiver.behaviour = 500;
    const id = await hook.tested();
    const waits = [];
    const start = Date.now();
    for (let nth = 0; nth < 10; nth += 1) {
      await attempt(id, new Date(start));
      const [{ nextAttemptAt }] = await hook.deliveries();
      if (nextAttemptAt) waits.push((new Date(nextAttemptAt).getTime() - start) / 1_000);
      expect((await hook.webhook()).status).toBe(nth < 9 ? 'active' : 'failing');
    }
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(waits).toHaveLength(9);
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(planned[at]!);
      expect(wait).toBeLessThanOrEqual(planned[at]! * 1.1 + 1);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'failed', nextAttemptAt: null });
    await attempt(id);
    expect(receiver.received).toHaveLength(10);

    receiver.behaviour = 200;
    const replayed = await call(replayRoute, {
      method: 'POST',
      key: hook.key,
      params: { ...hook.params, deliveryId: id },
    });
    expect([replayed.status, replayed.body.status]).toEqual([202, 'waiting']);
    await attempt(id);
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    expect(await hook.webhook()).toMatchObject({ status: 'active', failingSince: null });
  });

  it('waits as long as Retry-After says', async () => {
    const hook = await listening();
    Object.assign(receiver, { behaviour: 503, answerHeaders: { 'retry-after': '600' } });
    const id = await hook.tested();
    const now = new Date();
    await attempt(id, now);
    const [{ nextAttemptAt }] = await hook.deliveries();
    expect(new Date(nextAttemptAt).getTime() - now.getTime()).toBe(600_000);
  });

  it('an answer of 410 turns the webhook off, and what waits is given up', async () => {
    const hook = await listening();
    const [first, second] = [await hook.tested(), await hook.tested()];
    receiver.behaviour = 410;
    await attempt(first);
    expect((await hook.webhook()).status).toBe('disabled');
    await attempt(second);
    expect(receiver.received).toHaveLength(1);
    expect((await hook.deliveries()).map(({ status }: { status: string }) => status)).toEqual([
      'failed',
      'failed',
    ]);
    const refused = await call(testRoute, { method: 'POST', key: hook.key, params: hook.params });
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  });

  it('one that is made while its webhook is turned off is given up, too', async () => {
    const hook = await listening();
    const { organizationId, params } = hook;
    const id = await database().transaction(async (tx) => {
      const event = {
        eventId: randomUUID(),
        type: 'study.launched',
        body: '{}',
        nextAt: new Date(),
      } as const;
      const [made] = await insertDeliveries(tx, [{ organizationId, ...params, ...event }]);
      expect((await hook.change({ status: 'disabled' })).status).toBe(200);
      return made!.id;
    });
    await attempt(id);
    expect(await hook.deliveries()).toMatchObject([{ status: 'failed', nextAttemptAt: null, attempts: [] }]);
    expect(receiver.received).toEqual([]);
  });

  it('nobody waits for an answer that never comes, or never ends', async () => {
    const hook = await listening();
    receiver.behaviour = 'drips';
    const dripping = await hook.tested();
    await attempt(dripping);
    expect((await hook.deliveries())[0].status).toBe('delivered');
    receiver.behaviour = 'hangs';
    const hanging = await hook.tested();
    const began = Date.now();
    await attempt(hanging);
    expect(Date.now() - began).toBeLessThan(17_000);
    const found = (await hook.deliveries()).find(({ id }: { id: string }) => id === hanging);
    expect(found.attempts[0]).toMatchObject({ status: null, problem: 'No answer within 15 seconds.' });
  }, 30_000);

  it('a name without an address, or an address that became private, gets nothing', async () => {
    const hook = await listening();
    await hook.change({ url: 'https://hooks.invalid/in' });
    await attempt(await hook.tested());
    expect((await hook.deliveries())[0].attempts[0].problem).toMatch(/name/);
    await pool().query(`update webhook set url = 'https://localhost:8443/in' where id = $1`, [
      hook.params.webhookId,
    ]);
    const holder = globalThis as { colloquyEnv?: { webhooksPrivate: boolean } };
    holder.colloquyEnv!.webhooksPrivate = false;
    try {
      await attempt(await hook.tested());
    } finally {
      holder.colloquyEnv!.webhooksPrivate = true;
    }
    expect((await hook.deliveries())[0].attempts[0].problem).toBe('The address is not public.');
  });

  it('J1: is signed with the secret before as well, for a day', async () => {
    const hook = await listening();
    const rotated = await call(rotateRoute, { method: 'POST', key: hook.key, params: hook.params });
    expect(rotated.body.secret).not.toBe(hook.secret);
    const id = await hook.tested();
    await attempt(id);
    const { body, headers } = receiver.received[0]!;
    for (const secret of [hook.secret, rotated.body.secret])
      expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    await pool().query(`update webhook set former_until = now() where id = $1`, [hook.params.webhookId]);
    await attempt(await hook.tested());
    const later = receiver.received[1]!;
    expect(() => new Webhook(hook.secret).verify(later.body, later.headers)).toThrow();
    expect(later.headers['webhook-signature']).toMatch(/^v1,[^ ]+$/);
  });
});
