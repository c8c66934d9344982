import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as createFolder } from '@/app/api/public/v1/folders/route';
import { POST as readOffer } from '@/app/api/public/v1/invitations/route';
import { PUT as setModel } from '@/app/api/public/v1/organization/models/route';
import { POST as invite } from '@/app/api/public/v1/studies/[studyId]/invitations/route';
import { POST as testLink } from '@/app/api/public/v1/studies/[studyId]/test-link/route';
import { deletionDate } from '@/lib/domain/people/leaving';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { checkAudit, listAuditEntries, WHOLE_INSTANCE } from '@/lib/store/audit';
import { type Db, database, pool } from '@/lib/store/database';
import { deleteHold, insertHold } from '@/lib/store/legal-holds';
import { findUser } from '@/lib/store/users';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { grantWallet } from '@/lib/store/wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { filesWith, rowsNaming, tablesWith, tablesWithEach } from '@/lib/testing/everything-kept';
import { flat, open } from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import {
  everythingOf,
  type MutationWorld,
  mutationWorld,
  newOwner,
  otherOrganization,
} from '@/lib/testing/mutations/mutation-world';
import { runJobs } from '@/lib/testing/run-jobs';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { leaveOrganization } from './delete-organization';
import { endLeaving } from './end-leaving';
import { eraseOrganization } from './erase-organization';
import { keepOrganizationAnyway } from './keep-organization';

testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];
const asked = () => leaveOrganization(database(), organizationIdOf(), { at: deletionDate(new Date()) });
let current = '';
const organizationIdOf = () => current;

/** Tables that keep ids of what is gone, and say nothing else of it. */
const OF_FIGURES = ['public.study_link', 'public.transfer'];

/** The ids of an organisation, of its studies and of their responses. */
async function idsOf(organizationId: string): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `select id from study where organization_id = $1 union all select id from response where organization_id = $1`,
    [organizationId],
  );
  return [organizationId, ...rows.map(({ id }) => id)];
}

/** The names of its files and folders in the store: uploads, media, films, exports, pictures. */
async function filesOf(organizationId: string): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    `with own as (
       select g.id from recording g join response r on r.id = g.response_id where r.organization_id = $1
     )
     select id::text as name from own
     union all select key from recording_media where recording_id in (select id from own)
     union all select key from clip where organization_id = $1 and key is not null
     union all select key from reel where organization_id = $1 and key is not null
     union all select key from study_export where organization_id = $1
     union all select name from media where organization_id = $1`,
    [organizationId],
  );
  return rows.map(({ name }) => name);
}

/** What participants and members said, in every place that words can be in. */
async function saidIn(world: MutationWorld, marker: string): Promise<void> {
  const { key, organizationId } = world;
  const study = await launchedStudy(key, guide, { title: `About ${marker}` });
  const interview = await startedInterview(study.linkId, { urlParams: { pid: marker } });
  await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  await answered(interview, () => ({ text: `${marker} was late.` }));
  const address = `${marker}@example.org`;
  await call(invite, { key, params: { studyId: study.id }, body: { invitees: [{ email: address }] } });
  const tried = await call(testLink, { method: 'POST', key, params: { studyId: study.id } });
  const urlParams = Object.fromEntries(new URL(tried.body.url).searchParams);
  await answered(await startedInterview(study.linkId, { urlParams }), () => ({ text: `${marker} again.` }));
  await call(createFolder, { key, body: { path: [marker] } });
  await call(readOffer, { key, body: { email: `to-${address}`, role: 'viewer' } });
  await call(setModel, {
    ...{ method: 'PUT', key },
    body: { baseUrl: 'https://models.invalid/v1', apiKey: marker, model: marker, limits: {} },
  });
  await pool().query('update organization set name = $2 where id = $1', [organizationId, `${marker} Ltd`]);
}

describe('deleting an organisation', () => {
  it('O4: leaves no row, no file and no word of it, and nothing of another one is touched', async () => {
    const world = await mutationWorld(await newOwner(), await otherOrganization());
    current = world.organizationId;
    // So that nothing of the other one is still to be done.
    await runJobs();
    await addUpCounts(database());
    const marker = `mk${randomUUID().replaceAll('-', '')}`;
    await saidIn(world, marker);
    // One wallet for both: its figures have to hold afterwards.
    const shared = { walletId: world.walletId, limits: { project: null, recruitment: null }, only: null };
    await grantWallet(database(), { ...shared, organizationId: world.others.organizationId });
    const ids = await idsOf(world.organizationId);
    const others = await idsOf(world.others.organizationId);
    const [rows, everything] = [await rowsNaming(others), await everythingOf(world.others.organizationId)];
    expect(await tablesWith(marker)).not.toEqual([]);
    const files = await filesOf(world.organizationId);
    expect(filesWith(...files).length).toBeGreaterThan(4);
    const { rows: people } = await pool().query<{ id: string }>(
      'select user_id as id from member where organization_id = $1',
      [world.organizationId],
    );

    await asked();
    // What is queued for it waits, and goes with it.
    await runJobs();
    await endLeaving(database(), deletionDate(new Date()));
    await runJobs();
    await addUpCounts(database());

    for (const [id, tables] of await tablesWithEach(ids)) {
      const kept = tables.filter((table) => !OF_FIGURES.includes(table));
      expect(kept).toEqual(id === world.organizationId ? ['public.audit_entry'] : []);
    }
    expect(await tablesWith(marker)).toEqual([]);
    expect(filesWith(marker, ...ids, ...files)).toEqual([]);
    // The other one, byte for byte.
    expect(await rowsNaming(others)).toBe(rows);
    expect(await everythingOf(world.others.organizationId)).toBe(everything);
    // People belong to nothing else, and keep their accounts.
    for (const { id } of people) expect(await findUser(database(), id)).toBeDefined();
    expect((await verifyWallets(database())).differences).toEqual([]);
    expect((await checkAudit(database())).broken).toEqual([]);
    const [entry] = await listAuditEntries(database(), WHOLE_INSTANCE, {}, { limit: 1 });
    expect(entry).toMatchObject({
      ...{ action: 'org:delete', actor: { system: 'operator' } },
      target: { type: 'organization', id: world.organizationId },
    });
  }, 120_000);

  it('O4: only when its week is over, and not when it was kept', async () => {
    const { organizationId } = await newOrganization();
    current = organizationId;
    const at = await asked();
    expect(await eraseOrganization(database(), organizationId, new Date(at.getTime() - 1))).toBe(false);
    await keepOrganizationAnyway(database(), organizationId);
    expect(await eraseOrganization(database(), organizationId, new Date(at.getTime() + 1))).toBe(false);
    await asked();
    expect(await eraseOrganization(database(), organizationId, deletionDate(new Date()))).toBe(true);
    expect(await eraseOrganization(database(), organizationId, deletionDate(new Date()))).toBe(false);
    await expect(keepOrganizationAnyway(database(), organizationId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('O4: goes on where it was killed, wherever that was, and nothing brings it back meanwhile', async () => {
    for (let commits = 1; commits < 40; commits += 1) {
      const { organizationId, key } = await newOrganization();
      await newWallet(organizationId, { credits: 100_00 });
      const study = await createdStudy(key, guide);
      await launch(key, study.id);
      for (let people = 0; people < 2; people += 1)
        await answered(await startedInterview(study.linkId), plainAnswer);
      current = organizationId;
      const due = new Date((await asked()).getTime() + 1);
      const isWhole = await eraseOrganization(dyingAfter(commits), organizationId, due).catch(() => false);
      if (!isWhole) {
        await expect(keepOrganizationAnyway(database(), organizationId)).rejects.toBeDefined();
        await endLeaving(database(), due);
      }
      const left = (await tablesWith(organizationId)).filter((table) => !OF_FIGURES.includes(table));
      expect([commits, left]).toEqual([commits, ['public.audit_entry']]);
      expect((await checkAudit(database())).broken).toEqual([]);
      if (isWhole) return;
    }
    throw new Error('it was never whole');
  }, 120_000);

  it('O4: a run ends in time, and the next one goes on', async () => {
    const { organizationId, key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    for (let people = 0; people < 4; people += 1) await startedInterview(study.linkId);
    current = organizationId;
    const due = new Date((await asked()).getTime() + 1);
    let left = 3;
    expect(await eraseOrganization(database(), organizationId, due, () => left-- > 0)).toBe(false);
    const { rowCount } = await pool().query('select 1 from response where study_id = $1', [study.id]);
    expect(rowCount).toBe(1);
    await endLeaving(database(), due, 0);
    expect((await pool().query('select 1 from study where id = $1', [study.id])).rowCount).toBe(1);
    await endLeaving(database(), due);
    expect((await pool().query('select 1 from study where id = $1', [study.id])).rowCount).toBe(0);
  });

  it('O4: by two at once as by one, with jobs that are due much later', async () => {
    const { organizationId, key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    for (let people = 0; people < 3; people += 1)
      await answered(await startedInterview(study.linkId), plainAnswer);
    await pool().query(
      `select graphile_worker.add_job('sendInvitations', json_build_object('studyId', $1::text), queue_name := $2,
                run_at := now() + interval '20 days')`,
      [study.id, `invitations:${organizationId}`],
    );
    current = organizationId;
    const due = new Date((await asked()).getTime() + 1);
    const erased = await Promise.all([0, 1].map(() => eraseOrganization(database(), organizationId, due)));
    expect(erased).toContain(true);
    await endLeaving(database(), due);
    await runJobs();
    await addUpCounts(database());
    for (const id of [organizationId, study.id]) {
      const left = (await tablesWith(id)).filter((table) => !OF_FIGURES.includes(table));
      expect(left).toEqual(id === organizationId ? ['public.audit_entry'] : []);
    }
  });

  it('O4: no credits are lost, and a wallet that nobody else uses loses its name', async () => {
    const { organizationId, key } = await newOrganization();
    const other = await newOrganization();
    const own = await newWallet(organizationId, { credits: 100_00, name: 'Acme' });
    const shared = await newWallet(organizationId, { credits: 100_00, name: 'Both' });
    const limits = { project: null, recruitment: null };
    await grantWallet(database(), {
      walletId: shared,
      organizationId: other.organizationId,
      limits,
      only: null,
    });
    for (const walletId of [own, shared]) {
      const study = await createdStudy(key, guide);
      expect((await launch(key, study.id, { walletId })).status).toBe(200);
      await answered(await startedInterview(study.linkId), plainAnswer);
      await startedInterview(study.linkId);
    }
    current = organizationId;
    await asked();
    await endLeaving(database(), deletionDate(new Date()));
    const { rows } = await pool().query(
      `select w.name, a.spent, a.held from wallet w join wallet_account a on a.wallet_id = w.id
        where w.id = any($1) and a.kind = 'project' order by w.name`,
      [[own, shared]],
    );
    expect(rows).toEqual([
      { name: 'Both', spent: '100', held: '0' },
      { name: 'Of a deleted organisation', spent: '100', held: '0' },
    ]);
    expect((await verifyWallets(database())).differences).toEqual([]);
  });

  it('O1: no audit log is taken away but of an organisation that is gone', async () => {
    const { organizationId } = await newOrganization();
    await newMember(organizationId, 'owner');
    for (const id of [organizationId, WHOLE_INSTANCE])
      await expect(pool().query('select forget_audit_log($1::uuid, 10)', [id])).rejects.toThrow(
        'append-only',
      );
    await pool().query(
      `insert into audit_entry (organization_id, system, action, result, changes) values ($1, 'operator', 'a', 'done', '{}')`,
      [organizationId],
    );
    await expect(
      pool().query('delete from audit_entry where organization_id = $1', [organizationId]),
    ).rejects.toThrow('append-only');
  });
});

/** The database, which goes away after so many statements and transactions. */
function dyingAfter(commits: number): Db {
  let left = commits;
  const once = () => {
    if (left-- <= 0) throw new Error('killed');
  };
  const db = database();
  return new Proxy(db, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      if (name !== 'transaction' && name !== 'execute') return value;
      return (...given: unknown[]) => {
        once();
        return Reflect.apply(value as (...all: unknown[]) => unknown, target, given);
      };
    },
  });
}

it('O2, O4: an organisation in which something is held is not deleted until the hold is lifted', async () => {
  const { key, organizationId } = await newOrganization();
  const { id: studyId } = await createdStudy(key, guide);
  const now = new Date();
  await insertHold(database(), { studyId, responseId: null, reason: 'A case' });
  const due = () => leaveOrganization(database(), organizationId, { at: deletionDate(now), now });
  await expect(due()).rejects.toMatchObject({ code: 'conflict' });
  await deleteHold(database(), { studyId, responseId: null });
  await due();
  // Set at the same moment.
  await insertHold(database(), { studyId, responseId: null, reason: 'A case' });
  await expect(eraseOrganization(database(), organizationId, now)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await rowsNaming([studyId])).not.toBe('');
  await deleteHold(database(), { studyId, responseId: null });
  expect(await eraseOrganization(database(), organizationId, now)).toBe(true);
});
