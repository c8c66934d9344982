import { randomUUID } from 'node:crypto';
import type { Guide } from '@/lib/domain/guide/guide';
import type { AttackTarget } from './attack';
import { sendAs } from './stranger';

/** An organization, and the API key of its owner. */
export interface Office {
  organizationId: string;
  key: string;
}

export interface LaunchedStudy {
  id: string;
  linkId: string;
}

/** Of the clients that do no harm. */
export const HOME = '192.0.2.1';

/** Created by the operator's commands, as an installation is set up. */
export async function newOffice({ admin }: AttackTarget): Promise<Office> {
  const { organizationId } = await admin<{ organizationId: string }>('org:create', { name: 'Office' });
  const { userId } = await newUser({ admin }, { org: organizationId, role: 'owner' });
  const { apiKey } = await admin<{ apiKey: string }>('key:create', { org: organizationId, user: userId });
  return { organizationId, key: apiKey };
}

export async function newUser(
  { admin }: Pick<AttackTarget, 'admin'>,
  membership: { org: string; role: string },
) {
  const email = `${randomUUID()}@example.org`;
  const password = randomUUID();
  const flags = { email, name: 'Ada', password, ...membership };
  return { email, password, ...(await admin<{ userId: string }>('user:create', flags)) };
}

/** Creates a study with an API key and launches it, on the organization's wallet if it has one. */
export async function launchStudy(
  { url }: AttackTarget,
  { key, items }: { key: string; items: Guide[number]['items'] },
): Promise<LaunchedStudy> {
  const asOwner = (path: string, body: unknown) =>
    sendAs(url, { method: 'POST', path, address: HOME, headers: { 'x-api-key': key }, body });
  const created = await asOwner('/api/public/v1/studies/create', {
    title: 'Attacked',
    studyGuide: [{ type: 'flat', title: 'Main', items }],
  });
  const launched = await asOwner(`/api/public/v1/studies/${created.body.id}/launch`, {});
  if (launched.status !== 200) throw new Error(JSON.stringify(launched.body));
  return { id: created.body.id, linkId: created.body.linkId };
}

/** Questions without follow-ups, so that every interview has the same number of answers. */
export function openQuestions(count: number): Guide[number]['items'] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'open_ended' as const,
    text: `What about the ${index + 1}. time?`,
    followUp: 'none' as const,
  }));
}
