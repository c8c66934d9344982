import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/domain/roles';
import { auth } from '@/lib/services/people/auth';
import { createUser } from '@/lib/services/people/create-user';
import { setMember } from '@/lib/services/people/set-member';
import { database } from '@/lib/store/database';

export interface SignedIn {
  userId: string;
  email: string;
  password: string;
  /** What their browser sends from a page of ours. */
  headers: Record<string, string>;
}

/** What a browser sends from a page of ours once they have signed in. */
export async function signIn(email: string, password: string): Promise<Record<string, string>> {
  const response = await auth().api.signInEmail({ body: { email, password }, asResponse: true });
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  return { cookie, 'sec-fetch-site': 'same-origin' };
}

/** Somebody new who is signed in, and a member where one is named. */
export async function newSignedIn(
  membership?: { organizationId: string; role: Role },
  email = `${randomUUID()}@example.org`,
): Promise<SignedIn> {
  const password = 'correct horse';
  const { userId } = await createUser(database(), { email, name: 'Ada', password });
  if (membership) await setMember(database(), { ...membership, userId });
  return { userId, email, password, headers: await signIn(email, password) };
}
