import { POST as inviteRoute } from '@/app/api/public/v1/invitations/route';
import type { Role } from '@/lib/domain/roles';
import { call } from './call';

/** Invites over the API; the token of the link and the invitation's id. */
export async function invited(
  key: string,
  email: string,
  role: Role = 'researcher',
): Promise<{ token: string; id: string }> {
  const sent = await call(inviteRoute, { key, body: { email, role } });
  if (sent.status !== 201) throw new Error(sent.text);
  return { token: sent.body.link.split('/').at(-1), id: sent.body.invitation.id };
}
