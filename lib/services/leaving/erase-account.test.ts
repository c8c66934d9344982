import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as annotate } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { POST as writeInsight } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { deletionDate } from '@/lib/domain/people/leaving';
import { createKey } from '@/lib/services/keys/create-key';
import { checkAudit, listAuditEntries } from '@/lib/store/audit';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { tablesWith } from '@/lib/testing/everything-kept';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newTheme } from '@/lib/testing/themed';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { leaveAccount } from './delete-account';
import { endLeaving } from './end-leaving';

testDatabase();

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];

describe('deleting an account', () => {
  it('O4: leaves no row with their address, and what they wrote without a name', async () => {
    const { organizationId, key: ownersKey, userId: ownerId } = await newOrganization();
    const email = `${randomUUID()}@example.org`;
    const { userId } = await newSignedIn({ organizationId, role: 'researcher' }, email);
    const { apiKey: key } = await createKey(database(), { organizationId, userId });
    await newWallet(organizationId, { credits: 100_00, only: [userId, ownerId] });
    const study = await launchedStudy(key, guide);
    await patchStudy(ownersKey, study.id, { launchers: [userId] }, '*');
    const { responseId } = await startedInterview(study.linkId);
    const params = { linkId: study.linkId, responseId };
    const note = await call(annotate, { key, params, body: { body: 'Ask again.' } });
    await newTheme({ key, study }, { name: 'Crowds' });
    await call(writeInsight, { key, params: { studyId: study.id }, body: { title: 'Tea' } });
    expect(await tablesWith(email)).not.toEqual([]);

    await leaveAccount(database(), userId, { at: deletionDate(new Date()) });
    await endLeaving(database(), new Date(deletionDate(new Date()).getTime() - 60_000));
    expect(await tablesWith(email)).not.toEqual([]);
    await endLeaving(database(), deletionDate(new Date()));

    expect(await tablesWith(email)).toEqual([]);
    // Ids alone, of what was done.
    expect(await tablesWith(userId)).toEqual(['public.audit_entry']);
    expect((await call(listStudies, { key })).status).toBe(401);
    const [listed] = (await call(listStudies, { key: ownersKey })).body;
    expect([listed.id, listed.creator]).toEqual([study.id, null]);
    const { rows } = await pool().query('select body, author_id from annotation where id = $1', [
      note.body.id,
    ]);
    expect(rows).toEqual([{ body: 'Ask again.', author_id: null }]);
    const { rows: studies } = await pool().query('select launchers from study where id = $1', [study.id]);
    // Nobody but owners and admins, and never everybody.
    expect(studies).toEqual([{ launchers: [] }]);
    const [entry] = await listAuditEntries(database(), organizationId, {}, { limit: 1 });
    expect(entry).toMatchObject({ action: 'user:delete', target: { type: 'member', id: userId } });
    expect((await checkAudit(database())).broken).toEqual([]);
  });

  it('O4: waits while an organisation would be left without an owner', async () => {
    const { organizationId, userId } = await newOrganization();
    const second = await newSignedIn({ organizationId, role: 'owner' });
    await leaveAccount(database(), userId, { at: deletionDate(new Date()) });
    await pool().query('delete from member where user_id = $1', [second.userId]);
    await endLeaving(database(), deletionDate(new Date()));
    expect(await tablesWith(userId)).toContain('public.member');
    await newSignedIn({ organizationId, role: 'owner' });
    await endLeaving(database(), deletionDate(new Date()));
    expect(await tablesWith(userId)).not.toContain('public.user');
  });
});
