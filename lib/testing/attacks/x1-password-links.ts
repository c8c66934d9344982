import { randomUUID } from 'node:crypto';
import { type Attack, type AttackTarget, exactly, type Figure } from './attack';
import { HOME, newOffice, newUser, type Office } from './office';
import { cookiesOf, type StrangerReply, sendAs, signInAs } from './stranger';

/** An admin who gets into another organisation by way of somebody else's account (X1). */
export const passwordLinks: Attack = {
  name: 'x1-password-links',
  settings: { TRUST_PROXY: '1' },
  run: async (target) => [...(await linkAfterJoining(target)), ...(await takenAddress(target))],
};

function post(target: AttackTarget, path: string, body: unknown, headers: Record<string, string> = {}) {
  return sendAs(target.url, { method: 'POST', path, address: HOME, headers, body });
}

async function linkAfterJoining(target: AttackTarget): Promise<Figure[]> {
  const [attacker, victim] = [await newOffice(target), await newOffice(target)];
  const person = await newUser(target, { org: attacker.organizationId, role: 'viewer' });
  const path = `/api/public/v1/members/${person.userId}/password-link`;
  const made = await post(target, path, {}, { 'x-api-key': attacker.key });
  const token = tokenOf(made.body.link);
  await target.admin('member:set', { org: victim.organizationId, user: person.userId, role: 'admin' });
  const used = await post(target, '/api/account/password', { token, password: 'chosen by B' });
  const { email } = person;
  const asThem = await signInAs(target.url, { email, password: 'chosen by B', address: HOME });
  const themselves = await signInAs(target.url, { email, password: person.password, address: HOME });
  return [
    exactly('a password link of B is used after its person joined A', used.status, 404),
    exactly("B's admin signs in as them", asThem.status, 401),
    exactly('they sign in themselves', themselves.status, 200),
  ];
}

async function takenAddress(target: AttackTarget): Promise<Figure[]> {
  const [attacker, victim] = [await newOffice(target), await newOffice(target)];
  const email = `${randomUUID()}@example.org`;
  const password = 'chosen by B';
  const taken = await invited(target, attacker, email);
  await post(target, `/api/account/invitations/${tokenOf(taken.body.link)}`, { name: 'Not Ada', password });
  const cookie = cookiesOf(await signInAs(target.url, { email, password, address: HOME }));
  const sent = await invited(target, victim, email);
  const path = `/api/account/invitations/${tokenOf(sent.body.link)}/accept`;
  const headers = { cookie, origin: target.url, 'sec-fetch-site': 'same-origin' };
  const accepted = await post(target, path, {}, headers);
  const members = await sendAs(target.url, {
    path: '/api/public/v1/members',
    address: HOME,
    headers: { 'x-api-key': victim.key },
  });
  return [
    exactly('whoever took an address by a shown link accepts an invitation of A to it', accepted.status, 403),
    exactly('members of A', members.body.members.length, 1),
  ];
}

function invited(target: AttackTarget, by: Office, email: string): Promise<StrangerReply> {
  const path = '/api/public/v1/invitations';
  return post(target, path, { email, role: 'admin' }, { 'x-api-key': by.key });
}

function tokenOf(link: string): string {
  return link.split(/[/=]/).at(-1) ?? '';
}
