import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DELETE as eraseOwnRoute } from '@/app/api/interviews/erase/[token]/route';
import { GET as auditRoute } from '@/app/api/public/v1/audit/route';
import { DELETE as erasePersonRoute, GET as findPersonRoute } from '@/app/api/public/v1/people/route';
import { PUT as holdResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/hold/route';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { DELETE as removeInvitationRoute } from '@/app/api/public/v1/studies/[studyId]/invitations/[invitationId]/route';
import {
  GET as invitationsRoute,
  POST as inviteRoute,
} from '@/app/api/public/v1/studies/[studyId]/invitations/route';
import { DELETE as deleteStudyRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { POST as testLinkRoute } from '@/app/api/public/v1/studies/[studyId]/test-link/route';
import { eraseToken } from '@/lib/ports/erase-token';
import { deleteOldTests } from '@/lib/services/fieldwork/delete-old-tests';
import { forgetUnnamedRecordings } from '@/lib/services/recordings/forget-unnamed-recordings';
import { runRetention } from '@/lib/services/retention/run-retention';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { tablesWith } from '@/lib/testing/everything-kept';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, createdStudy, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newMember, newOrganization } from '@/lib/testing/world';
import { DELETE, GET, PUT } from './route';

testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
const body = { reason: 'Case 2026-117' };
const strangers = {
  params: async ({ key }: { key: string }) => ({ studyId: (await createdStudy(key, guide)).id }),
  nowhere: { studyId: randomUUID() },
};
refusesStrangers(GET, strangers);
describe('PUT', () => refusesStrangers(PUT, { method: 'PUT', body, ...strangers }));
describe('DELETE', () => refusesStrangers(DELETE, { method: 'DELETE', ...strangers }));

const YEARS = new Date(Date.now() + 4_000 * 86_400_000);

async function study(more: object = {}) {
  const owner = await newOrganization();
  const made = await launchedStudy(owner.key, guide, more);
  const { key } = owner;
  const params = { studyId: made.id };
  const pid = `p-${randomUUID()}`;
  const word = `zephyr${randomUUID().replace(/[^a-z]/g, '')}`;
  const take = async (urlParams: Record<string, string> = { pid }) => {
    const interview = await startedInterview(made.linkId, { urlParams });
    await answered(interview, () => ({ text: `A ${word} blew.` }));
    return interview.responseId;
  };
  return {
    ...{ ...owner, ...made, pid, word, take },
    hold: (by = key) => call(PUT, { method: 'PUT', key: by, params, body }),
    lift: (by = key) => call(DELETE, { method: 'DELETE', key: by, params }),
    holds: async () => (await call(GET, { key, params })).body,
    holdOne: (responseId: string) =>
      call(holdResponseRoute, { method: 'PUT', key, params: { linkId: made.linkId, responseId }, body }),
    deleteOne: (responseId: string) =>
      call(deleteResponseRoute, { method: 'DELETE', key, params: { linkId: made.linkId, responseId } }),
    deleteAll: () => call(deleteStudyRoute, { method: 'DELETE', key, params }),
    erase: () => call(erasePersonRoute, { method: 'DELETE', key, query: { parameter: 'pid', value: pid } }),
    eraseOwn: (responseId: string) =>
      call(eraseOwnRoute, {
        method: 'DELETE',
        params: { token: eraseToken({ studyId: made.id, responseId }) },
      }),
  };
}
const CONFLICT = [409, 'conflict'];
const envelope = ({ status, body: { code } }: { status: number; body: { code?: string } }) => [status, code];

describe('O2: a legal hold of a study', () => {
  it('O2: nothing of it is deleted by anybody or by time, until it is lifted', async () => {
    const { key, id, word, take, hold, lift, deleteOne, deleteAll, erase, eraseOwn } = await study();
    const responseId = await take();
    await patchStudy(key, id, { retention: { recordingsDays: 1, wordsDays: 1, everythingDays: 2 } }, '*');
    expect((await hold()).status).toBe(200);
    const refused = await deleteOne(responseId);
    expect(envelope(refused)).toEqual(CONFLICT);
    expect(refused.body.error).toContain('legal hold');
    expect(envelope(await deleteAll())).toEqual(CONFLICT);
    const own = await eraseOwn(responseId);
    expect(envelope(own)).toEqual(CONFLICT);
    expect(own.body.error).toContain('legal duty');
    expect((await erase()).body).toEqual({
      erased: 0,
      remaining: 0,
      held: [{ id: responseId, studyId: id }],
    });
    expect(await runRetention(database(), YEARS)).toMatchObject({ everything: 0, words: 0, recordings: 0 });
    expect(await tablesWith(word)).toContain('public.turn');

    expect((await lift()).body).toEqual({ id, deleted: true });
    expect((await lift()).status).toBe(200);
    await runRetention(database(), YEARS);
    expect(await tablesWith(word)).toEqual([]);
    expect((await deleteAll()).status).toBe(200);
  });

  it('O2: says who set it, when and why; whoever sets it again changes nothing', async () => {
    const { key, organizationId, userId, name, hold, holds } = await study();
    expect(await holds()).toEqual({ study: null, responses: [] });
    const first = (await hold()).body;
    expect(first.study).toEqual({
      reason: body.reason,
      by: { id: userId, name },
      at: expect.stringMatching(/Z$/),
    });
    const admin = await newMember(organizationId, 'admin');
    expect((await hold(admin.key)).body).toEqual(first);
    expect(await holds()).toEqual(first);
    const { body: log } = await call(auditRoute, { key, query: { action: 'holdStudy' } });
    expect(log.entries).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain(body.reason);
  });

  it('H1: is for owners and admins, and everybody sees it', async () => {
    const { key, organizationId, id, hold, lift } = await study();
    await hold();
    for (const role of ['researcher', 'collaborator', 'viewer'] as const) {
      const member = await newMember(organizationId, role);
      expect(envelope(await hold(member.key))).toEqual([403, 'forbidden']);
      expect(envelope(await lift(member.key))).toEqual([403, 'forbidden']);
      expect((await call(GET, { key: member.key, params: { studyId: id } })).body.study).not.toBeNull();
    }
    for (const wrong of [
      {},
      { reason: '' },
      { reason: ' ' },
      { reason: 'x'.repeat(1_001) },
      { ...body, a: 1 },
    ]) {
      const refused = await call(PUT, { method: 'PUT', key, params: { studyId: id }, body: wrong });
      expect(envelope(refused)).toEqual([400, 'invalid_request_body']);
    }
  });

  it('O2: a single response that is held keeps its study, and no other response', async () => {
    const { take, holdOne, holds, deleteOne, deleteAll, erase } = await study();
    const [kept, other] = [await take(), await take()];
    expect((await holdOne(kept)).body).toMatchObject({ of: 'response', reason: body.reason });
    expect((await holds()).responses).toMatchObject([{ responseId: kept, readableId: 1 }]);
    expect(envelope(await deleteAll())).toEqual(CONFLICT);
    expect(envelope(await deleteOne(kept))).toEqual(CONFLICT);
    const { body: erased } = await erase();
    expect(erased).toMatchObject({ erased: 1, remaining: 0, held: [{ id: kept }] });
    expect((await deleteOne(other)).status).toBe(404);
  });

  it('O2: erasing a person leaves what leads to a response that is held', async () => {
    const { key, id, pid, take, holdOne, erase } = await study();
    const invitees = [{ email: `${randomUUID()}@example.org`, parameters: { pid } }];
    await call(inviteRoute, { key, params: { studyId: id }, body: { invitees } });
    const kept = await take();
    await holdOne(kept);
    await erase();
    expect((await call(invitationsRoute, { key, params: { studyId: id } })).body.total).toBe(1);
    const found = await call(findPersonRoute, { key, query: { parameter: 'pid', value: pid } });
    expect(found.body).toMatchObject({ total: 1, invitations: 1 });
  });

  it('O2: invitations of a study that is held stay', async () => {
    const { key, id, pid, hold, lift, erase } = await study();
    const invitees = [{ email: `${randomUUID()}@example.org`, parameters: { pid } }];
    await call(inviteRoute, { key, params: { studyId: id }, body: { invitees } });
    await hold();
    expect((await erase()).body).toEqual({ erased: 0, remaining: 0, held: [] });
    const { body: listed } = await call(invitationsRoute, { key, params: { studyId: id } });
    const remove = () =>
      call(removeInvitationRoute, {
        method: 'DELETE',
        key,
        params: { studyId: id, invitationId: listed.invitations[0].id },
      });
    expect(envelope(await remove())).toEqual(CONFLICT);
    await lift();
    expect((await remove()).status).toBe(200);
  });

  it('O2: its test interviews and its uploads that no answer names stay, too', async () => {
    const { key, id, linkId, hold, lift } = await study({ config: { interviewMode: 'audio' } });
    const { url } = (await call(testLinkRoute, { method: 'POST', key, params: { studyId: id } })).body;
    const urlParams = Object.fromEntries(new URL(url).searchParams);
    const test = await startedInterview(linkId, { urlParams });
    await answered(test, () => ({ text: 'Only trying.' }));
    const interview = await startedInterview(linkId);
    const stored = await pool().query(
      `insert into recording (id, study_id, response_id, step_id, kind, filename, declared_type, max_bytes, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'audio', 'a.webm', 'audio/webm', 10, now() - interval '40 days')`,
      [id, interview.responseId, interview.step.id],
    );
    expect(stored.rowCount).toBe(1);
    await pool().query(`update response set created_at = now() - interval '40 days'`);
    await hold();
    const left = async () =>
      (
        await pool().query(
          'select (select count(*) from response) as responses, (select count(*) from recording) as recordings',
        )
      ).rows[0];
    const before = await left();
    await deleteOldTests(database());
    await forgetUnnamedRecordings(database(), new Date());
    expect(await left()).toEqual(before);
    await lift();
    await deleteOldTests(database());
    await forgetUnnamedRecordings(database(), new Date());
    const after = await left();
    expect(Number(after.responses)).toBe(Number(before.responses) - 1);
    expect(Number(after.recordings)).toBe(Number(before.recordings) - 1);
  });

  it('O2: no statement deletes what is held', async () => {
    const { organizationId, id, take, hold, holdOne, lift } = await study();
    const responseId = await take();
    await hold();
    await expect(pool().query('delete from study where id = $1', [id])).rejects.toThrow('legal_hold');
    await expect(pool().query('delete from organization where id = $1', [organizationId])).rejects.toThrow(
      'legal_hold',
    );
    await lift();
    await holdOne(responseId);
    await expect(pool().query('delete from response where id = $1', [responseId])).rejects.toThrow(
      'legal_hold',
    );
  });

  it('O2: of a hold and a deletion at once, one comes first', async () => {
    const { take, holdOne, deleteOne, holds } = await study();
    for (let round = 0; round < 6; round += 1) {
      const responseId = await take({});
      const [held, deleted] = await Promise.all([holdOne(responseId), deleteOne(responseId)]);
      const isHeld = (await holds()).responses.some(
        (one: { responseId: string }) => one.responseId === responseId,
      );
      expect([held.status, deleted.status]).toEqual(isHeld ? [200, 409] : [404, 200]);
    }
  });
});
