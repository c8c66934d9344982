import { describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newSignedIn } from '@/lib/testing/signed-in';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {});

describe('GET /api/public/v1/members', () => {
  it('lists the members of this organisation alone', async () => {
    const owner = await newOrganization();
    await newOrganization();
    const viewer = await newMember(owner.organizationId, 'viewer');
    const { body } = await call(GET, { key: owner.key });
    const ids = body.members.map(({ userId }: { userId: string }) => userId).sort();
    expect(ids).toEqual([owner.userId, viewer.userId].sort());
    // Whoever asks has just been seen; the other one never was.
    const other = body.members.find(({ userId }: { userId: string }) => userId === viewer.userId);
    expect(other).toEqual({
      userId: viewer.userId,
      name: expect.any(String),
      email: expect.any(String),
      role: expect.any(String),
      emailVerified: false,
      joinedAt: expect.stringMatching(/Z$/),
      keyCount: 1,
      lastSeenAt: null,
    });
  });

  it('tells owners and admins when somebody was last seen, others only of themselves', async () => {
    const owner = await newOrganization();
    const { organizationId } = owner;
    const person = await newSignedIn({ organizationId, role: 'researcher' });
    const seen = async (key: string) => {
      const { body } = await call(GET, { key });
      return body.members.find(({ userId }: { userId: string }) => userId === person.userId);
    };
    expect(await seen(owner.key)).toMatchObject({ keyCount: 0, lastSeenAt: expect.stringMatching(/Z$/) });
    const viewer = await newMember(organizationId, 'viewer');
    expect(await seen(viewer.key)).toMatchObject({ keyCount: null, lastSeenAt: null });
  });
});
