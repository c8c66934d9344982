import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as invitationRoute } from '@/app/api/interviews/studies/[linkId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { database } from '@/lib/store/database';
import { transfer } from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { etagOf, patchStudy, readStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import {
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { DELETE, GET, PATCH } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const made = async ({ key }: { key: string }) => ({ studyId: (await createdStudy(key, guide)).id });
const nowhere = { studyId: randomUUID() };
const remove = (key: string, studyId: string) => call(DELETE, { method: 'DELETE', key, params: { studyId } });

describe('reading a study', () => {
  refusesStrangers(GET, { params: made, nowhere });

  it('F5: shows all that was created, by either id, with an ETag', async () => {
    const { key } = await newOrganization();
    const content = {
      externalTitle: 'For you',
      background: 'Trains',
      studyGoal: 'Learn',
      config: { interviewMode: 'audio', questionLanguage: 'de', availableLanguages: ['en'] },
      welcomeMessage: { title: 'Hello' },
      closingMessage: 'Bye',
    };
    const study = await createdStudy(key, wholeGuide(), content);
    const byId = await readStudy(key, study.id);
    expect(byId.status).toBe(200);
    expect(byId.headers.get('etag')).toMatch(/^"\d+"$/);
    expect(byId.body).toEqual({
      ...content,
      config: {
        ...content.config,
        targetPlatforms: [],
        turnTaking: 'button',
        style: 'balanced',
        allowRevision: false,
      },
      id: study.id,
      linkId: study.linkId,
      status: 'draft',
      title: 'A study',
      transcribes: false,
      studyGuide: wholeGuide(),
      problems: [],
      hasPendingEdits: true,
      folderPath: null,
      responseTarget: 10,
      closeAtTarget: false,
      entry: { mode: 'once_per_browser' },
      launchers: null,
      supportMessage: null,
      organisation: null,
      contact: null,
      quotas: [],
      redirects: null,
      opensAt: null,
      closesAt: null,
      closeAfter: null,
      stateTexts: null,
      consent: null,
      retention: { recordingsDays: null, wordsDays: null, everythingDays: null },
      branding: null,
      embedOrigins: [],
      invitationTexts: null,
      walletId: null,
      test: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await readStudy(key, study.linkId)).body).toEqual(byId.body);
  });

  it('F5: its ETag changes with every change, and answers 304 until then', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const etag = await etagOf(key, id);
    const again = await call(GET, { key, params: { studyId: id }, headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    await launch(key, id);
    expect(await etagOf(key, id)).not.toBe(etag);
  });
});

describe('changing a study', () => {
  refusesStrangers(PATCH, {
    method: 'PATCH',
    params: made,
    nowhere,
    body: { title: 'New' },
    headers: { 'if-match': '*' },
  });

  it('F5: needs If-Match, and the current one', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const without = await patchStudy(key, id, { title: 'New' });
    expect([without.status, without.body.code]).toEqual([400, 'bad_request']);
    const etag = await etagOf(key, id);
    const first = await patchStudy(key, id, { title: 'First' }, etag);
    expect([first.status, first.body.title]).toEqual([200, 'First']);
    for (const stale of [etag, '"999"', 'nonsense', '"-1"']) {
      const late = await patchStudy(key, id, { title: 'Late' }, stale);
      expect([late.status, late.body.code]).toEqual([409, 'concurrent_modification']);
    }
    const second = await patchStudy(key, id, { title: 'Second' }, first.headers.get('etag') ?? '');
    expect(second.status).toBe(200);
    expect((await readStudy(key, id)).body.title).toBe('Second');
  });

  it('F3: of two saves at once on the same reading, one is kept and the other is told', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const etag = await etagOf(key, id);
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) => patchStudy(key, id, { title: `Save ${n}` }, etag)),
    );
    const codes = saves.map((save) => save.body.code ?? 'saved').sort();
    expect(codes).toEqual([...Array(7).fill('concurrent_modification'), 'saved']);
    const kept = saves.find((save) => save.status === 200);
    expect((await readStudy(key, id)).body.title).toBe(kept?.body.title);
  });

  it('F1: title and target act at once; what participants read waits for a publish', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide, { externalTitle: 'Before' });
    const changes = {
      title: 'Now',
      responseTarget: 25,
      externalTitle: 'After',
      config: { interviewMode: 'audio' },
    };
    const saved = await patchStudy(key, study.id, changes, '*');
    expect(saved.body).toMatchObject({
      ...changes,
      hasPendingEdits: true,
      config: { questionLanguage: 'en' },
    });
    const shown = () => call(invitationRoute, { params: { linkId: study.linkId } });
    expect((await shown()).body.study).toMatchObject({ title: 'Before', mode: 'text' });
    await launch(key, study.id);
    expect((await shown()).body.study).toMatchObject({ title: 'After', mode: 'audio' });
    expect((await readStudy(key, study.id)).body.hasPendingEdits).toBe(false);
  });

  it('A10: a new link id works like the old one, and neither is ever another study’s', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, guide);
    const other = await createdStudy(key, guide);
    const slug = `trains-${randomUUID().slice(0, 8)}`;
    const renamed = await patchStudy(key, study.id, { linkId: slug }, '*');
    expect(renamed.body.linkId).toBe(slug);
    for (const linkId of [slug, study.linkId]) {
      expect((await call(listRoute, { key, params: { linkId } })).status).toBe(200);
      expect((await call(invitationRoute, { params: { linkId } })).status).toBe(200);
      const taken = await patchStudy(key, other.id, { linkId }, '*');
      expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    }
    expect((await patchStudy(key, study.id, { linkId: study.linkId }, '*')).body.linkId).toBe(study.linkId);
  });

  it.each([
    ['linkId', 'ab'],
    ['linkId', 'x'.repeat(65)],
    ['linkId', 'Trains'],
    ['linkId', 'trains and more'],
    ['linkId', randomUUID()],
    ['linkId', 'studies'],
    ['title', ''],
    ['title', null],
    ['responseTarget', 0],
    ['responseTarget', 1.5],
    ['responseTarget', 1e12],
    ['folderPath', []],
    ['folderPath', ['']],
    ['launchers', ['nobody']],
    ['launchers', [randomUUID()]],
    ['status', 'live'],
    ['studyGuide', guide],
    ['organizationId', randomUUID()],
  ])('F5: refuses %s %j at its path', async (field, value) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await patchStudy(key, id, { [field]: value }, '*');
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path[0]).toBe(field);
  });

  it('H1: a viewer may not edit, a collaborator may, but not say who launches', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const viewer = await newMember(organizationId, 'viewer');
    const collaborator = await newMember(organizationId, 'collaborator');
    const refused = await patchStudy(viewer.key, id, { title: 'X' }, '*');
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await patchStudy(collaborator.key, id, { folderPath: ['A', 'B'] }, '*')).status).toBe(200);
    expect((await patchStudy(collaborator.key, id, { launchers: [viewer.userId] }, '*')).status).toBe(403);
  });

  it('H1: launchers that are named are the only ones, besides owners and admins', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const [named, other] = [
      await newMember(organizationId, 'researcher'),
      await newMember(organizationId, 'researcher'),
    ];
    await patchStudy(key, id, { launchers: [named.userId] }, '*');
    expect((await launch(other.key, id)).body.code).toBe('launch_permission_denied');
    expect((await launch(named.key, id)).status).toBe(200);
  });
});

describe('deleting a study', () => {
  refusesStrangers(DELETE, { method: 'DELETE', params: made, nowhere });

  it('F6: it is gone for every reader, holds are released, charges stay, its slug is never given again', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 2_000 });
    const study = await launchedStudy(key, guide);
    await answered(await startedInterview(study.linkId), plainAnswer);
    await startedInterview(study.linkId);
    expect((await remove(key, study.id)).body).toEqual({ id: study.id, deleted: true });

    expect((await readStudy(key, study.id)).status).toBe(404);
    expect((await call(listRoute, { key, params: { linkId: study.linkId } })).body.code).toBe(
      'study_not_found',
    );
    expect((await call(invitationRoute, { params: { linkId: study.linkId } })).status).toBe(404);
    const { body } = await call(walletsRoute, { key });
    expect(body.wallets[0].projectCreditBalance).toEqual({ balance: 19, usage: 1 });
    const rows = await database().select().from(transfer).where(eq(transfer.studyId, study.id));
    expect(rows.map(({ reason }) => reason)).toContain('charge');
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
    const other = await createdStudy(key, guide);
    expect((await patchStudy(key, other.id, { linkId: study.linkId }, '*')).body.code).toBe('conflict');
  });

  it('H1: is for owners and admins', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const researcher = await newMember(organizationId, 'researcher');
    expect((await remove(researcher.key, id)).body.code).toBe('forbidden');
    const admin = await newMember(organizationId, 'admin');
    expect((await remove(admin.key, id)).status).toBe(200);
    expect((await remove(admin.key, id)).body.code).toBe('study_not_found');
  });
});

describe('who may start, as a study keeps it', () => {
  it.each([
    [{ entry: { mode: 'never' } }, ['entry', 'mode']],
    [{ entry: {} }, ['entry', 'mode']],
    [{ entry: null }, ['entry']],
    [{ entry: { mode: 'once_per_parameter' } }, ['entry', 'parameter']],
    [{ entry: { mode: 'once_per_parameter', parameter: '' } }, ['entry', 'parameter']],
    [{ entry: { mode: 'once_per_parameter', parameter: '_clq_sig' } }, ['entry', 'parameter']],
    [{ entry: { mode: 'once_per_parameter', parameter: 5 } }, ['entry', 'parameter']],
    [{ entry: { mode: 'open', parameter: 'pid' } }, ['entry', 'parameter']],
    [{ entry: { mode: 'open', more: 1 } }, ['entry', 'more']],
    [{ closeAtTarget: null }, ['closeAtTarget']],
    [{ closeAtTarget: 'yes' }, ['closeAtTarget']],
  ])('G6: %j is invalid_request_body', async (body, path) => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const reply = await patchStudy(key, id, body, '*');
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
    expect(reply.body.issues[0].path).toEqual(path);
  });

  it('G6: a study ends at its target once it is billed, unless somebody says otherwise', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const { id } = await createdStudy(key, guide);
    const closes = async () => (await readStudy(key, id)).body.closeAtTarget;
    expect(await closes()).toBe(false);
    await launch(key, id);
    expect(await closes()).toBe(true);
    await patchStudy(key, id, { closeAtTarget: false }, '*');
    expect(await closes()).toBe(false);
  });
});
