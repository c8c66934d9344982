import { randomBytes } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import { deletionDate } from '@/lib/domain/people/leaving';
import { isName } from '@/lib/domain/people/person';
import { createKey } from '@/lib/services/keys/create-key';
import { revokeKey } from '@/lib/services/keys/revoke-key';
import { leaveAccount } from '@/lib/services/leaving/delete-account';
import { leaveOrganization } from '@/lib/services/leaving/delete-organization';
import { eraseAccount } from '@/lib/services/leaving/erase-account';
import { eraseOrganization } from '@/lib/services/leaving/erase-organization';
import { keepAccountAnyway } from '@/lib/services/leaving/keep-account';
import { keepOrganizationAnyway } from '@/lib/services/leaving/keep-organization';
import { mailOwners, mailPerson } from '@/lib/services/leaving/mails';
import { turnOffForOthers } from '@/lib/services/people/change-second-factor';
import { createOrganization } from '@/lib/services/people/create-organization';
import { createUser } from '@/lib/services/people/create-user';
import { removeMember } from '@/lib/services/people/remove-member';
import { setMember } from '@/lib/services/people/set-member';
import type { Db } from '@/lib/store/database';
import { organizationExists } from '@/lib/store/organizations';
import { userExists } from '@/lib/store/users';
import { type AdminCommand, adminCommand } from './admin-command';
import { given, instant, role, text, uuid, WrongUse } from './read-flags';

const ROLE = 'owner|admin|researcher|collaborator|viewer';

/** Organisations, people, their roles and their keys (operations, Administration). */
export const peopleCommands: Record<string, AdminCommand> = {
  'org:create': adminCommand('--name NAME', z.object({ name: text }), async (db, flags) => ({
    print: await createOrganization(db, flags),
  })),

  'org:delete': adminCommand('--org ID [--now]', z.object({ org: uuid, now: given }), async (db, flags) => {
    const now = new Date();
    const deletesAt = await leaveOrganization(db, flags.org, {
      at: deletionDate(now),
      ...(flags.now && { now }),
    });
    if (!flags.now) await mailOwners(db, flags.org, 'asked');
    const deleted = flags.now === true && (await eraseOrganization(db, flags.org, now));
    return { print: { organizationId: flags.org, deletesAt, deleted } };
  }),

  'org:keep': adminCommand('--org ID', z.object({ org: uuid }), async (db, flags) => {
    await keepOrganizationAnyway(db, flags.org);
    return { print: { organizationId: flags.org, deletesAt: null } };
  }),

  'user:delete': adminCommand(
    '--user ID [--now]',
    z.object({ user: uuid, now: given }),
    async (db, flags) => {
      const now = new Date();
      const deletesAt = await leaveAccount(db, flags.user, {
        at: deletionDate(now),
        ...(flags.now && { now }),
      });
      if (!flags.now) await mailPerson(db, flags.user, 'asked');
      const deleted = flags.now === true && (await eraseAccount(db, flags.user, now));
      return { print: { userId: flags.user, deletesAt, deleted } };
    },
  ),

  'user:keep': adminCommand('--user ID', z.object({ user: uuid }), async (db, flags) => {
    await keepAccountAnyway(db, flags.user);
    return { print: { userId: flags.user, deletesAt: null } };
  }),

  'user:create': adminCommand(
    `--email E --name N [--password P, or - to read it from standard input] [--org ID [--role ${ROLE}, or else researcher]]`,
    z.object({
      email: text,
      name: text,
      password: text.optional(),
      org: uuid.optional(),
      role: role.optional(),
    }),
    async (db, { org, role: chosenRole, password, ...person }) => {
      if (!org && chosenRole) throw new WrongUse('--role needs --org.');
      const membership = org ? { membership: { organizationId: org, role: chosenRole ?? 'researcher' } } : {};
      const made = password === undefined ? { password: randomBytes(18).toString('base64url') } : {};
      const chosen = password === '-' ? await firstLineOfInput() : password;
      const user = { ...person, ...membership, password: chosen ?? made.password ?? '' };
      return { print: { ...(await createUser(db, user)), ...made } };
    },
  ),

  'user:second-factor-off': adminCommand('--user ID', z.object({ user: uuid }), async (db, flags) => {
    await turnOffForOthers(db, { userId: flags.user });
    return { print: { ok: true } };
  }),

  'member:set': adminCommand(
    `--org ID --user ID --role ${ROLE}`,
    z.object({ org: uuid, user: uuid, role }),
    async (db, flags) => {
      await setMember(db, { organizationId: flags.org, userId: flags.user, role: flags.role });
      return { print: { ok: true } };
    },
  ),

  'member:remove': adminCommand(
    '--org ID --user ID',
    z.object({ org: uuid, user: uuid }),
    async (db, flags) => {
      await removeMember(db, { organizationId: flags.org, userId: flags.user });
      return { print: { ok: true } };
    },
  ),

  'key:create': adminCommand(
    '--org ID --user ID [--name N] [--expires ISO] [--test]',
    z.object({
      org: uuid,
      user: uuid,
      name: text.refine(isName, 'is too long').optional(),
      expires: instant.refine((time) => time > new Date(), 'must be a time to come').optional(),
      test: given,
    }),
    async (db, { org, user, name, expires, test = false }) => {
      await refuseUnknown(db, org, user);
      const more = { ...(name === undefined ? {} : { name }), ...(expires ? { expiresAt: expires } : {}) };
      const limits = { test };
      return { print: await createKey(db, { organizationId: org, userId: user, limits, ...more }) };
    },
  ),

  'key:revoke': adminCommand('--key ID', z.object({ key: uuid }), async (db, flags) => {
    await revokeKey(db, { keyId: flags.key });
    return { print: { ok: true } };
  }),
};

/** Other users of the machine can read the arguments of a command, but not its standard input. */
async function firstLineOfInput(): Promise<string> {
  return (await readText(process.stdin)).split(/\r?\n/)[0] ?? '';
}

/** A key can be created for a person who is not a member; requests with it are `forbidden` until they are one. */
async function refuseUnknown(db: Db, organizationId: string, userId: string): Promise<void> {
  if (!(await organizationExists(db, organizationId))) {
    throw new Failure('not_found', 'There is no such organisation.');
  }
  if (!(await userExists(db, userId))) throw new Failure('not_found', 'There is no such user.');
}
