import { describe, expect, it } from 'vitest';
import { POST as deleteOrganization } from '@/app/api/account/organizations/[organizationId]/deletion/route';
import { GET as readAccount, PATCH as renamePerson } from '@/app/api/account/route';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { createKey } from '@/lib/services/keys/create-key';
import { describeSession } from '@/lib/services/people/describe-session';
import { removeMember } from '@/lib/services/people/remove-member';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesTheSignedOut } from '@/lib/testing/refusals';
import { newSignedIn, type SignedIn, signIn } from '@/lib/testing/signed-in';
import { newOrganization } from '@/lib/testing/world';
import { DELETE, POST } from './route';

testDatabase();
refusesTheSignedOut(POST, { method: 'POST', body: { password: 'correct horse' } });
refusesTheSignedOut(DELETE, { method: 'DELETE' });

const deletes = ({ headers, password }: SignedIn, given = password) =>
  call(POST, { headers, body: { password: given } });

describe('an account', () => {
  it('O4: is signed out everywhere at once, its keys stop, and whoever signs in may keep it', async () => {
    const { organizationId, key: ownersKey } = await newOrganization();
    const person = await newSignedIn({ organizationId, role: 'researcher' });
    const elsewhere = await signIn(person.email, person.password);
    const { apiKey: key } = await createKey(database(), { organizationId, userId: person.userId });
    const before = Date.now();
    const { status, body } = await deletes(person);
    expect([status, Math.round((Date.parse(body.deletesAt) - before) / 86_400_000)]).toEqual([200, 7]);
    for (const headers of [person.headers, elsewhere])
      expect((await call(readAccount, { headers })).body.code).toBe('unauthorized');
    expect((await call(listStudies, { key })).body.code).toBe('forbidden');
    expect((await call(listStudies, { key: ownersKey })).status).toBe(200);

    const headers = await signIn(person.email, person.password);
    expect(await describeSession(headers.cookie!)).toMatchObject({
      organization: null,
      accountDeletesAt: body.deletesAt,
    });
    const at = { ...headers, 'x-organization': organizationId };
    expect((await call(listStudies, { headers: at })).body.code).toBe('forbidden');
    const rename = { method: 'PATCH', headers, body: { name: 'Ada L.' } };
    expect((await call(renamePerson, rename)).body.code).toBe('forbidden');
    expect((await call(readAccount, { headers })).status).toBe(200);
    // Asked again, the date stays, and so does the session.
    expect((await deletes({ ...person, headers })).body).toEqual(body);

    expect((await call(DELETE, { method: 'DELETE', headers })).body).toEqual({ deletesAt: null });
    expect((await call(DELETE, { method: 'DELETE', headers })).body).toEqual({ deletesAt: null });
    expect((await call(renamePerson, rename)).status).toBe(200);
    expect((await call(listStudies, { headers: at })).status).toBe(200);
    expect((await call(listStudies, { key })).status).toBe(200);
    const { entries } = (await call(readAudit, { key: ownersKey })).body;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'keepAccount', target: person.userId, targetType: 'member' },
      { action: 'deleteAccount', actor: { userId: person.userId } },
    ]);
  });

  it('O4: stays with a wrong password', async () => {
    const person = await newSignedIn();
    expect((await deletes(person, 'wrong horse')).body.code).toBe('bad_request');
    for (const password of [null, 7, 'x'.repeat(129), 'a\0'])
      expect((await call(POST, { headers: person.headers, body: { password } })).body.code).toBe(
        'invalid_request_body',
      );
    expect((await call(readAccount, { headers: person.headers })).status).toBe(200);
  });

  it('O4: stays while an organisation has no other owner who stays, and says what to do', async () => {
    const { organizationId, userId: other } = await newOrganization();
    const [first, second] = [
      await newSignedIn({ organizationId, role: 'owner' }),
      await newSignedIn({ organizationId, role: 'owner' }),
    ];
    await removeMember(database(), { organizationId, userId: other });
    expect((await deletes(first)).status).toBe(200);
    // The other one, who is about to go as well, does not count.
    const refused = await deletes(second);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.error).toContain('“Test”');
    await expect(removeMember(database(), { organizationId, userId: second.userId })).rejects.toMatchObject({
      code: 'conflict',
    });
    await call(deleteOrganization, {
      ...{ headers: second.headers, params: { organizationId } },
      body: { name: 'Test', password: second.password },
    });
    expect((await deletes(second)).status).toBe(200);
  });

  it('O4: two owners who go at the same time do not both go', async () => {
    const { organizationId, userId: other } = await newOrganization();
    const owners = [
      await newSignedIn({ organizationId, role: 'owner' }),
      await newSignedIn({ organizationId, role: 'owner' }),
    ];
    await removeMember(database(), { organizationId, userId: other });
    const replies = await Promise.all(owners.map((owner) => deletes(owner)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
