import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { isFailure } from '@/lib/domain/failure';
import type { Person as PersonPrincipal } from '@/lib/domain/principal';
import { createKey } from '@/lib/services/keys/create-key';
import { database } from '@/lib/store/database';
import { organizationExists } from '@/lib/store/organizations';
import { userExists } from '@/lib/store/users';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { rounds } from '@/lib/testing/rounds';
import type { PersonContext } from '../context';
import { createOrganization } from '../people/create-organization';
import { createUser } from '../people/create-user';
import { removeMember } from '../people/remove-member';
import { setMember } from '../people/set-member';
import { deleteAccount } from './delete-account';
import { deleteOrganization } from './delete-organization';
import { endLeaving } from './end-leaving';
import { keepAccount } from './keep-account';
import { keepOrganization } from './keep-organization';

testDatabase();

const DAY = 86_400_000;
const ip = '192.0.2.7';
const password = 'correct horse';
const NAME = 'Test';

/** Two owners and a viewer of one organisation, who do things in any order while days pass. */
type Who = 0 | 1 | 2;
type Step =
  | { act: 'ask' | 'keep' | 'leave' | 'stay' | 'remove' | 'key' | 'join'; who: Who }
  | { act: 'days'; count: number };

const who = fc.constantFrom<Who>(0, 1, 2);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('ask', 'keep', 'leave', 'stay', 'remove', 'key', 'join'),
      who,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('days' as const), count: fc.integer({ min: 1, max: 8 }) }),
  },
);

/** What ought to be so, written down apart from the code. Times are days. */
interface Somebody {
  userId: string;
  key: string;
  /** Their role; null: not a member, or no more. */
  role: 'owner' | 'viewer' | null;
  /** The key was made in a membership that ended since. */
  isKeyLeft: boolean;
  deletes: number | null;
  isGone: boolean;
}

class History {
  today = 0;
  deletes: number | null = null;
  isGone = false;

  constructor(
    readonly organizationId: string,
    readonly people: Somebody[],
  ) {}

  private at(): Date {
    return new Date(Date.UTC(2030, 0, 1) + this.today * DAY);
  }

  private context({ userId }: Somebody): PersonContext {
    const principal: PersonPrincipal = {
      ...{ kind: 'person', userId, email: '', sessionId: randomUUID(), activeOrganizationId: null },
    };
    return { principal, db: database(), now: () => this.at(), requestId: 'none' };
  }

  private stayingOwners(): Somebody[] {
    return this.people.filter(({ role, deletes, isGone }) => role === 'owner' && deletes === null && !isGone);
  }

  /** The organisation is there, is not to be deleted, and nobody else who stays owns it. */
  private isNeeded(person: Somebody): boolean {
    if (this.isGone || this.deletes !== null || person.role !== 'owner') return false;
    return !this.stayingOwners().some((other) => other !== person);
  }

  async take(step: Step): Promise<void> {
    if (step.act === 'days') return this.pass(step.count);
    const person = this.people[step.who]!;
    if (step.act === 'ask') return this.ask(person);
    if (step.act === 'keep') return this.keep(person);
    if (step.act === 'leave') return this.leave(person);
    if (step.act === 'stay') return this.stay(person);
    if (step.act === 'remove') return this.remove(person);
    if (step.act === 'join') return this.join(person);
    await this.tryKey(person);
  }

  private expectedAsOwner({ role, isGone }: Somebody): string {
    if (isGone || this.isGone || role === null) return 'not_found';
    return role === 'owner' ? 'done' : 'forbidden';
  }

  private async ask(person: Somebody) {
    const { organizationId } = this;
    const asked = deleteOrganization(this.context(person), { organizationId, name: NAME, password, ip });
    const expected = this.expectedAsOwner(person);
    expect(await outcome(asked)).toBe(expected);
    if (expected === 'done') this.deletes ??= this.today + 7;
  }

  private async keep(person: Somebody) {
    const kept = keepOrganization(this.context(person), { organizationId: this.organizationId, ip });
    const expected = this.expectedAsOwner(person);
    expect(await outcome(kept)).toBe(expected);
    if (expected === 'done') this.deletes = null;
  }

  private async leave(person: Somebody) {
    const left = deleteAccount(this.context(person), { password, ip });
    // Whoever is gone has no password any more.
    const expected = person.isGone
      ? 'bad_request'
      : person.deletes === null && this.isNeeded(person)
        ? 'conflict'
        : 'done';
    expect(await outcome(left)).toBe(expected);
    if (expected === 'done') person.deletes ??= this.today + 7;
  }

  private async stay(person: Somebody) {
    expect(await outcome(keepAccount(this.context(person), { ip }))).toBe('done');
    person.deletes = null;
  }

  private async remove(person: Somebody) {
    const removed = removeMember(database(), { organizationId: this.organizationId, userId: person.userId });
    const isNeeded =
      !this.isGone &&
      !person.isGone &&
      person.role === 'owner' &&
      !this.stayingOwners().some((other) => other !== person);
    const expected =
      this.isGone || person.isGone || person.role === null ? 'not_found' : isNeeded ? 'conflict' : 'done';
    expect(await outcome(removed)).toBe(expected);
    if (expected !== 'done') return;
    person.role = null;
    person.isKeyLeft = true;
  }

  private async join(person: Somebody) {
    if (person.role !== null) return;
    const joined = setMember(database(), {
      ...{ organizationId: this.organizationId, userId: person.userId, role: 'viewer' },
    });
    const expected = this.isGone || person.isGone ? 'not_found' : 'done';
    expect(await outcome(joined)).toBe(expected);
    if (expected === 'done') person.role = 'viewer';
  }

  async tryKey({ key, role, isKeyLeft, deletes, isGone }: Somebody) {
    const { status } = await call(listStudies, { key });
    if (isGone || this.isGone) return expect(status).toBe(401);
    if (role === null) return expect(status).toBe(403);
    if (isKeyLeft) return expect(status).toBe(401);
    expect(status).toBe(deletes !== null || this.deletes !== null ? 403 : 200);
  }

  /** The job runs once a day. */
  private async pass(days: number) {
    for (let day = 0; day < days; day += 1) {
      this.today += 1;
      await endLeaving(database(), this.at());
      if (this.deletes !== null && this.deletes <= this.today) this.isGone = true;
      for (const person of [...this.people].sort(byDate)) {
        if (person.deletes === null || person.deletes > this.today || this.isNeeded(person)) continue;
        person.isGone = true;
      }
    }
    expect(await organizationExists(database(), this.organizationId)).toBe(!this.isGone);
    for (const { userId, isGone } of this.people) expect(await userExists(database(), userId)).toBe(!isGone);
  }
}

const byDate = (one: Somebody, other: Somebody) =>
  (one.deletes ?? 0) - (other.deletes ?? 0) || (one.userId < other.userId ? -1 : 1);

/** `done`, or the code of the refusal. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (isFailure(error)) return error.code;
    throw error;
  }
}

async function newHistory(): Promise<History> {
  const { organizationId } = await createOrganization(database(), { name: NAME });
  const people: Somebody[] = [];
  for (const role of ['owner', 'owner', 'viewer'] as const) {
    const email = `${randomUUID()}@example.org`;
    const { userId } = await createUser(database(), {
      ...{ email, name: 'Ada', password, membership: { organizationId, role } },
    });
    const { apiKey: key } = await createKey(database(), { organizationId, userId });
    people.push({ userId, key, role, isKeyLeft: false, deletes: null, isGone: false });
  }
  return new History(organizationId, people);
}

it(
  'O4: whatever is asked, kept and passed in whatever order, only what was asked for and not kept is gone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const history = await newHistory();
        for (const one of steps) await history.take(one);
        for (const person of history.people) await history.tryKey(person);
      }),
      { numRuns: rounds({ sample: 25, long: 500 }) },
    );
  },
  rounds({ sample: 120_000, long: 1_800_000 }),
);
