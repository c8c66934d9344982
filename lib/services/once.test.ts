import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as duplicateRoute } from '@/app/api/public/v1/studies/[studyId]/duplicate/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import { GET as studiesRoute } from '@/app/api/public/v1/studies/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { database } from '@/lib/store/database';
import { deleteOldAnswers } from '@/lib/store/idempotency-keys';
import { idempotencyKey } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy, launchedStudy } from '@/lib/testing/journey';
import { newOrganization, newWallet } from '@/lib/testing/world';

testDatabase();

const studyGuide = [flat([open({ followUp: 'none' })])];
const under = (key: string) => ({ 'idempotency-key': key });
const create = (key: string, body: object, headers = {}) => call(createRoute, { key, body, headers });

describe('a request under an Idempotency-Key', () => {
  it('A14: creates one study however often, also at once', async () => {
    const { key } = await newOrganization();
    const body = { title: 'Once', studyGuide };
    const replies = await Promise.all(Array.from({ length: 6 }, () => create(key, body, under('k-1'))));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(replies[0]!.status).toBe(201);
    expect((await call(studiesRoute, { key })).body).toHaveLength(1);
    const other = await create(key, body, under('k-2'));
    expect(other.body.id).not.toBe(replies[0]!.body.id);
  });

  it('X13: says when an answer is replayed, also of a duplicate', async () => {
    const { key } = await newOrganization();
    const body = { title: 'Once', studyGuide };
    const [first, again] = [await create(key, body, under('k-1')), await create(key, body, under('k-1'))];
    const replayed = (reply: { headers: Headers }) => reply.headers.get('idempotent-replayed');
    expect([replayed(first), replayed(again)]).toEqual([null, 'true']);
    expect(replayed(await create(key, body))).toBeNull();
    const duplicate = (title: string) =>
      call(duplicateRoute, {
        key,
        params: { studyId: first.body.id },
        body: { title },
        headers: under('copy'),
      });
    const copies = await Promise.all([duplicate('Copy'), duplicate('Copy'), duplicate('Copy')]);
    expect(new Set(copies.map(({ body }) => body.id)).size).toBe(1);
    expect(copies.map(replayed).sort()).toEqual([null, 'true', 'true']);
    expect((await call(studiesRoute, { key })).body).toHaveLength(3);
    const other = await duplicate('Another');
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    expect(replayed(other)).toBeNull();
  });

  it('A14: with another body is a conflict, and in another organisation its own', async () => {
    const [a, b] = [await newOrganization(), await newOrganization()];
    const body = { title: 'Once', studyGuide };
    const first = await create(a.key, body, under('same'));
    const changed = await create(a.key, { ...body, title: 'Twice' }, under('same'));
    expect([changed.status, changed.body.code]).toEqual([409, 'conflict']);
    const foreign = await create(b.key, body, under('same'));
    expect(foreign.status).toBe(201);
    expect(foreign.body.id).not.toBe(first.body.id);
  });

  it('A14: keeps no refusal', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 0 });
    const { id } = await createdStudy(key, studyGuide);
    const launch = () =>
      call(launchRoute, { method: 'POST', key, params: { studyId: id }, headers: under('go') });
    expect((await launch()).body.code).toBe('insufficient_credits');
    await database().execute(sql`update wallet_account set credited = 5000 where wallet_id = ${walletId}`);
    const first = await launch();
    expect(first.status).toBe(200);
    expect((await launch()).text).toBe(first.text);
    const { body } = await call(walletsRoute, { key });
    expect(body.wallets[0].projectCreditBalance.usage).toBe(10);
  });

  it('A14: begins one interview, with one token, that nobody reads from the database', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, studyGuide);
    const start = () =>
      call(startRoute, { body: { linkId, urlParams: { a: '1' } }, headers: under('visit-1') });
    const [first, second] = [await start(), await start()];
    expect(second.text).toBe(first.text);
    const kept = await database().select().from(idempotencyKey);
    expect(kept.some(({ answer }) => answer.toString('latin1').includes(first.body.token))).toBe(false);
  });

  it('A14: is forgotten after a day', async () => {
    const { key } = await newOrganization();
    const body = { title: 'Once', studyGuide };
    const first = await create(key, body, under('daily'));
    await database().update(idempotencyKey).set({ createdAt: sql`now() - interval '25 hours'` });
    const next = await create(key, body, under('daily'));
    expect(next.body.id).not.toBe(first.body.id);
    await database().update(idempotencyKey).set({ createdAt: sql`now() - interval '25 hours'` });
    await deleteOldAnswers(database());
    expect(await database().select().from(idempotencyKey)).toEqual([]);
  });

  it.each(['', ' ', 'a b', 'x'.repeat(256), 'ü'])('A14: refuses the key "%s"', async (bad) => {
    const { key } = await newOrganization();
    const reply = await create(
      key,
      { title: 'Once', studyGuide },
      { 'idempotency-key': encodeURI(bad) === bad ? bad : 'a b' },
    );
    expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
  });
});
