import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AccountShape, FoundedShape } from '@/lib/wire/account/account';
import type { JoinedShape, OfferShape } from '@/lib/wire/account/joining';
import type {
  OpenPasswordLinkShape,
  PasswordLinkAskedShape,
  SignedUpShape,
} from '@/lib/wire/account/sign-up';
import { api } from './api';

type Offer = z.infer<typeof OfferShape>;
type Account = z.infer<typeof AccountShape>;
type Joined = z.infer<typeof JoinedShape>;

const invitation = (token: string) => `/api/account/invitations/${encodeURIComponent(token)}`;

export function offerQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'offer', token],
    queryFn: ({ signal }) => api.get<Offer>(invitation(token), { signal }),
  });
}

/** Opens a session in this browser. A wrong address or password is an ApiError of status 401. */
export function signIn({ email, password }: { email: string; password: string }): Promise<unknown> {
  return api.post('/api/auth/sign-in/email', { body: { email, password } });
}

export function signOut(): Promise<unknown> {
  return api.post('/api/auth/sign-out', { body: {} });
}

export function signUp(body: { name: string; email: string; password: string; organizationName: string }) {
  return api.post<z.infer<typeof SignedUpShape>>('/api/account/sign-up', { body });
}

/** Joins as a new person. An ApiError `conflict`: there is an account for the address. */
export function join(token: string, body: { name: string; password: string }): Promise<Joined> {
  return api.post<Joined>(invitation(token), { body });
}

/** Joins as whoever is signed in. */
export function acceptInvitation(token: string): Promise<Joined> {
  return api.post<Joined>(`${invitation(token)}/accept`);
}

export function askPasswordLink(email: string) {
  return api.post<z.infer<typeof PasswordLinkAskedShape>>('/api/account/password-link', { body: { email } });
}

/** An ApiError of status 404: the link is not valid any more. What is typed meanwhile stays: it is read once. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'password-link', token],
    queryFn: ({ signal }) =>
      api.get<z.infer<typeof OpenPasswordLinkShape>>(
        `/api/account/password-link/${encodeURIComponent(token)}`,
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setPassword(body: { token: string; password: string }): Promise<unknown> {
  return api.post('/api/account/password', { body });
}

/** A new organisation, in which the session acts from then on. */
export async function foundOrganization(name: string): Promise<void> {
  const { organizationId } = await api.post<z.infer<typeof FoundedShape>>('/api/account/organizations', {
    body: { name },
  });
  await switchOrganization(organizationId);
}

export function switchOrganization(organizationId: string): Promise<Account> {
  return api.put<Account>('/api/account/organization', { body: { organizationId } });
}

export function renamePerson(name: string): Promise<Account> {
  return api.patch<Account>('/api/account', { body: { name } });
}

/** Ends the other sessions. An ApiError of status 400: the current password is another. */
export function changePassword(change: { currentPassword: string; newPassword: string }): Promise<unknown> {
  return api.post('/api/auth/change-password', { body: { ...change, revokeOtherSessions: true } });
}

export function endOtherSessions(): Promise<unknown> {
  return api.post('/api/auth/revoke-other-sessions', { body: {} });
}
