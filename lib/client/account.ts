import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AccountShape } from '@/lib/wire/account/account';
import type { JoinedShape } from '@/lib/wire/account/joining';
import type { SessionShape } from '@/lib/wire/account/session';
import { api, send } from './api';

type Account = z.infer<typeof AccountShape>;
type Joined = z.infer<typeof JoinedShape>;

/** Sign-in is a library's, whose requests are not in our document. */
interface SignInRequests {
  'sign-in/email': { email: string; password: string };
  'sign-in/second-step': { code: string };
  'sign-out': Record<string, never>;
  'change-password': { currentPassword: string; newPassword: string; revokeOtherSessions: boolean };
}

async function sendToSignIn<R extends keyof SignInRequests>(
  request: R,
  body: SignInRequests[R],
): Promise<{ secondFactor?: boolean }> {
  return (await send<{ secondFactor?: boolean }>('post', `/api/auth/${request}`, { body })).body;
}

export function offerQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'offer', token],
    queryFn: ({ signal }) => api.get('/api/account/invitations/{token}', { path: { token }, signal }),
  });
}

/**
 * Opens a session in this browser, or answers that the code of a second factor is owed, too. A wrong address or
 * password is an ApiError of status 401.
 */
export async function signIn({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<'signed in' | 'code owed'> {
  const { secondFactor } = await sendToSignIn('sign-in/email', { email, password });
  return secondFactor === true ? 'code owed' : 'signed in';
}

/**
 * Opens a session by the code that is owed. A wrong one is an ApiError of status 401, with the code SIGN_IN_EXPIRED when
 * the password has to be given again.
 */
export function signInByCode(code: string): Promise<unknown> {
  return sendToSignIn('sign-in/second-step', { code });
}

export function signOut(): Promise<unknown> {
  return sendToSignIn('sign-out', {});
}

export function signUp(body: { name: string; email: string; password: string; organizationName: string }) {
  return api.post('/api/account/sign-up', { body });
}

/** Creates an account for an invited person. An ApiError `conflict`: the address has an account. */
export function join(token: string, body: { name: string; password: string }): Promise<Joined> {
  return api.post('/api/account/invitations/{token}', { path: { token }, body });
}

/** Accepts the invitation as the signed-in person. */
export function acceptInvitation(token: string): Promise<Joined> {
  return api.post('/api/account/invitations/{token}/accept', { path: { token } });
}

export function askPasswordLink(email: string) {
  return api.post('/api/account/password-link', { body: { email } });
}

/** An ApiError of status 404: the link is not valid any more. Loaded once, so that typed text is not lost. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['account', 'password-link', token],
    queryFn: ({ signal }) => api.get('/api/account/password-link/{token}', { path: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function setPassword(body: { token: string; password: string }): Promise<unknown> {
  return api.post('/api/account/password', { body });
}

/** Creates an organisation, in which the session acts from then on. */
export async function foundOrganization(name: string): Promise<void> {
  const { organizationId } = await api.post('/api/account/organizations', {
    body: { name },
  });
  await switchOrganization(organizationId);
}

export function switchOrganization(organizationId: string): Promise<Account> {
  return api.put('/api/account/organization', { body: { organizationId } });
}

/** In a week. An ApiError of status 403: the password is wrong; 400: the name is. */
export function deleteOrganization(organizationId: string, body: { name: string; password: string }) {
  return api.post('/api/account/organizations/{organizationId}/deletion', {
    path: { organizationId },
    body,
  });
}

export function keepOrganization(organizationId: string) {
  return api.delete('/api/account/organizations/{organizationId}/deletion', { path: { organizationId } });
}

/** In a week; signed out everywhere. An ApiError of status 403: the password is wrong; 409: they own something alone. */
export function deleteAccount(password: string) {
  return api.post('/api/account/deletion', { body: { password } });
}

export function keepAccount() {
  return api.delete('/api/account/deletion');
}

export function renamePerson(name: string): Promise<Account> {
  return api.patch('/api/account', { body: { name } });
}

/** Ends the other sessions. An ApiError of status 400: the current password is wrong. */
export function changePassword(change: { currentPassword: string; newPassword: string }): Promise<unknown> {
  return sendToSignIn('change-password', { ...change, revokeOtherSessions: true });
}

/** Where the person is signed in. */
export type OwnSession = z.infer<typeof SessionShape>;

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => api.get('/api/account/sessions', { signal }),
    select: ({ sessions }) => sessions,
  });
}

export function endSession(sessionId: string) {
  return api.delete('/api/account/sessions/{sessionId}', { path: { sessionId } });
}

export function endOtherSessions() {
  return api.delete('/api/account/sessions');
}

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ['account', 'second-factor'],
    queryFn: ({ signal }) => api.get('/api/account/second-factor', { signal }),
  });
}

/** What an authenticator app is told. An ApiError of status 400: the password is wrong. */
export function beginSecondFactor(password: string) {
  return api.post('/api/account/second-factor', { body: { password } });
}

/** Turns it on; answers the recovery codes. An ApiError of status 400: the code is wrong. */
export function confirmSecondFactor(code: string) {
  return api.post('/api/account/second-factor/confirm', { body: { code } });
}

/** An ApiError of status 400: the password or the code is wrong. */
export function turnOffSecondFactor(body: { password: string; code: string }) {
  return api.post('/api/account/second-factor/off', { body });
}

export function renewRecoveryCodes(body: { password: string; code: string }) {
  return api.post('/api/account/second-factor/recovery-codes', { body });
}
