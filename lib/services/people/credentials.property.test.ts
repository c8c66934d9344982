import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFailure } from '@/lib/domain/failure';
import { UNLIMITED } from '@/lib/domain/people/key-limits';
import type { Role } from '@/lib/domain/roles';
import { authenticateKey } from '@/lib/services/keys/authenticate-key';
import { createKey } from '@/lib/services/keys/create-key';
import { database } from '@/lib/store/database';
import { findRole } from '@/lib/store/members';
import { testDatabase } from '@/lib/testing/database';
import { rounds } from '@/lib/testing/rounds';
import { newOrganization, type Person } from '@/lib/testing/world';
import type { MemberContext } from '../context';
import { acceptInvitation, joinByInvitation } from './accept-invitation';
import { changeRole, endMembership } from './change-member';
import { inviteMember } from './invite-member';
import { makePasswordLink } from './make-password-link';
import { newPasswordLink } from './new-password-link';
import { setNewPassword } from './set-new-password';

testDatabase();

type Org = 0 | 1;
type Someone = 0 | 1;
type Step = { org: Org; who: Someone; pick: number; role: Role } & {
  act: 'link' | 'use' | 'mail' | 'invite' | 'join' | 'squat' | 'accept' | 'remove' | 'role' | 'key';
};

/** Where they come from. */
const ip = '192.0.2.7';

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...(['link', 'use', 'mail', 'invite', 'join', 'squat', 'accept', 'remove', 'role', 'key'] as const),
  ),
  org: fc.constantFrom<Org>(0, 1),
  who: fc.constantFrom<Someone>(0, 1),
  pick: fc.nat(20),
  role: fc.constantFrom<Role>('viewer', 'researcher', 'admin'),
});

interface Link {
  org: Org;
  who: Someone;
  token: string;
  isAlive: boolean;
}

/** What ought to be so of somebody, written down apart from the code. */
interface Expected {
  email: string;
  userId: string | null;
  roles: (Role | null)[];
  verified: boolean;
  vouchedBy: Org | null;
  /** Which organisations' admins chose the password that is set. */
  knownTo: Org | null;
}

class History {
  readonly people: Expected[] = [0, 1].map(() => ({
    email: `${randomUUID()}@example.org`,
    userId: null,
    roles: [null, null],
    verified: false,
    vouchedBy: null,
    knownTo: null,
  }));
  readonly links: Link[] = [];
  readonly invitations: (Link & { role: Role })[] = [];
  readonly keys: { org: Org; who: Someone; apiKey: string; standing: string }[] = [];

  constructor(readonly owners: readonly [Person, Person]) {}

  async take({ act, org, who, pick, role }: Step): Promise<void> {
    const person = this.people[who]!;
    const link = this.links[pick % this.links.length];
    const invitation = this.invitations[pick % this.invitations.length];
    if (act === 'link' && person.userId) await this.makeLink(org, who, person.userId);
    else if (act === 'use' && link) await this.setByLink(link);
    else if (act === 'mail' && person.userId) await this.resetByMail(who, person.userId);
    else if (act === 'invite') await this.invite(org, who, role);
    else if ((act === 'join' || act === 'squat') && invitation) await this.join(invitation, act === 'squat');
    else if (act === 'accept' && invitation) await this.accept(invitation);
    else if (act === 'remove' && person.userId) await this.remove(org, who, person.userId);
    else if (act === 'role' && person.userId) await this.changeRole(org, who, person.userId, role);
    else if (act === 'key' && person.userId && person.roles[org]) {
      const { organizationId } = this.owners[org];
      const { apiKey } = await createKey(database(), { organizationId, userId: person.userId });
      this.keys.push({ org, who, apiKey, standing: 'good' });
    }
  }

  private context(org: Org): MemberContext {
    const { organizationId, userId } = this.owners[org];
    const principal = {
      kind: 'member',
      via: 'key',
      keyId: null,
      organizationId,
      userId,
      role: 'owner',
      ...UNLIMITED,
    } as const;
    return { principal, db: database(), now: () => new Date(), requestId: 'none' };
  }

  private async makeLink(org: Org, who: Someone, userId: string) {
    const { roles } = this.people[who]!;
    const other: Org = org === 0 ? 1 : 0;
    const expected = roles[org] === null ? 'not_found' : roles[other] === null ? 'done' : 'conflict';
    const made = await outcome(makePasswordLink(this.context(org), { userId, origin: '' }));
    expect(made.code).toBe(expected);
    if (!made.value?.link) return;
    this.endLinks(who);
    this.links.push({ org, who, token: made.value.link.split('=')[1] ?? '', isAlive: true });
  }

  /** By an admin of the organisation that made it, to whom it was shown. */
  private async setByLink(link: Link) {
    const used = await outcome(setNewPassword(database(), { token: link.token, password: randomUUID(), ip }));
    expect(used.code).toBe(link.isAlive ? 'done' : 'not_found');
    if (used.code !== 'done') return;
    link.isAlive = false;
    Object.assign(this.people[link.who]!, { verified: false, vouchedBy: link.org, knownTo: link.org });
  }

  private async resetByMail(who: Someone, userId: string) {
    const { link } = await newPasswordLink(database(), { userId, hours: 1, origin: '' });
    await setNewPassword(database(), { token: link.split('=')[1] ?? '', password: randomUUID(), ip });
    this.endLinks(who);
    Object.assign(this.people[who]!, { verified: true, vouchedBy: null, knownTo: null });
  }

  private async invite(org: Org, who: Someone, role: Role) {
    const { email, roles } = this.people[who]!;
    const input = { email, role, origin: '', admit: async () => {} };
    const sent = await outcome(inviteMember(this.context(org), input));
    expect(sent.code).toBe(roles[org] === null ? 'done' : 'conflict');
    if (!sent.value?.link) return;
    this.endInvitations(org, who);
    const token = sent.value.link.split('/').at(-1) ?? '';
    this.invitations.push({ org, who, role, token, isAlive: true });
  }

  /** As a new person: who they are, or an admin to whom the link was shown. */
  private async join(invitation: Link & { role: Role }, bySquatter: boolean) {
    const { org, who, token } = invitation;
    const person = this.people[who]!;
    const input = { token, name: 'Wren', password: randomUUID(), ip };
    const joined = await outcome(joinByInvitation(database(), input));
    expect(joined.code).toBe(!invitation.isAlive ? 'not_found' : person.userId ? 'conflict' : 'done');
    if (!joined.value) return;
    const knownTo = bySquatter ? org : null;
    Object.assign(person, { userId: joined.value.userId, verified: false, vouchedBy: org, knownTo });
    this.changed(org, who, invitation.role);
  }

  /** By whoever can sign in as them, with a link that was handed over. */
  private async accept(invitation: Link & { role: Role }) {
    const { org, who, token } = invitation;
    const person = this.people[who]!;
    const { userId, email } = person;
    if (!userId) return;
    const sessionId = randomUUID();
    const principal = { kind: 'person', userId, email, sessionId, activeOrganizationId: null } as const;
    const accepted = await outcome(acceptInvitation({ ...this.context(org), principal }, { token, ip }));
    const may = person.verified || person.vouchedBy === org;
    expect(accepted.code).toBe(!invitation.isAlive ? 'not_found' : may ? 'done' : 'forbidden');
    if (accepted.value) this.changed(org, who, invitation.role);
  }

  private async remove(org: Org, who: Someone, userId: string) {
    const removed = await outcome(endMembership(this.context(org), userId));
    expect(removed.code).toBe(this.people[who]!.roles[org] === null ? 'not_found' : 'done');
    if (removed.value) this.changed(org, who, null);
  }

  private async changeRole(org: Org, who: Someone, userId: string, role: Role) {
    const changed = await outcome(changeRole(this.context(org), { userId, role }));
    expect(changed.code).toBe(this.people[who]!.roles[org] === null ? 'not_found' : 'done');
    if (changed.value) this.changed(org, who, role);
  }

  private changed(org: Org, who: Someone, role: Role | null) {
    const { roles } = this.people[who]!;
    for (const key of this.keys.filter((one) => one.org === org && one.who === who)) {
      if (role === null && key.standing === 'good') key.standing = 'forbidden';
      if (role === null && key.standing === 'invalid_api_key') key.standing = 'forbidden';
      if (role !== null && key.standing === 'forbidden') key.standing = 'invalid_api_key';
    }
    roles[org] = role;
    this.endLinks(who);
    this.endInvitations(org, who);
  }

  private endLinks(who: Someone) {
    for (const link of this.links) if (link.who === who) link.isAlive = false;
  }

  private endInvitations(org: Org, who: Someone) {
    for (const one of this.invitations) if (one.who === who && one.org === org) one.isAlive = false;
  }

  /** Nobody acts where they have no membership, and no admin knows the password of somebody in another organisation. */
  async check(): Promise<void> {
    for (const person of this.people) {
      for (const org of [0, 1] as const) {
        const { organizationId } = this.owners[org];
        const role = person.userId
          ? await findRole(database(), { organizationId, userId: person.userId })
          : null;
        expect(role ?? null).toBe(person.roles[org]);
        if (person.roles[org] !== null && person.knownTo !== null) expect(person.knownTo).toBe(org);
      }
    }
    for (const { apiKey, standing } of this.keys) {
      expect((await outcome(authenticateKey(apiKey))).code.replace('done', 'good')).toBe(standing);
    }
  }
}

async function outcome<T>(work: Promise<T>): Promise<{ code: string; value?: T }> {
  try {
    return { code: 'done', value: await work };
  } catch (error) {
    if (isFailure(error)) return { code: error.code };
    throw error;
  }
}

it('X1: whatever is linked, invited, joined, removed and invited again, nobody acts where they do not belong', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      const history = new History([await newOrganization(), await newOrganization()]);
      for (const one of steps) {
        await history.take(one);
        await history.check();
      }
    }),
    { numRuns: rounds({ sample: 8, long: 1_000 }) },
  );
}, 3_600_000);
