import { Failure, isFailure } from '@/lib/domain/failure';
import type { Anyone, Member, Participant } from '@/lib/domain/principal';
import { authenticateParticipant, findParticipant } from '@/lib/services/interviews/authenticate-participant';
import { authenticateKey } from '@/lib/services/keys/authenticate-key';
import { authenticateSession } from '@/lib/services/people/authenticate-session';
import { findUploader, recentUploader, type Uploader } from '@/lib/services/recordings/find-uploader';
import { interviewsIn } from './interview-cookie';
import { countAgainst, type Limit } from './limits';
import { networkOf } from './network-of';
import { noteCaller } from './note-caller';
import { isSameOrigin } from './same-origin';

/** The caller and the RateLimit headers of the answer. */
export interface Admission<P> {
  principal: P;
  headers: Record<string, string>;
  /**
   * Counts further points against the caller once the cost of the request is known, and returns the updated headers.
   */
  charge?: (points: number) => Promise<Record<string, string>>;
}

/**
 * A member of an organisation, by `x-api-key`, or by a same-origin dashboard session that names its organisation in
 * `x-organization` (decisions, A12, H2, H3). Checked before anything else of the request is read.
 */
export async function authenticateMember(request: Request): Promise<Admission<Member>> {
  const key = request.headers.get('x-api-key')?.trim();
  const principal = key
    ? await keyMember(request, key)
    : await authenticateSession({
        cookie: isSameOrigin(request) ? request.headers.get('cookie') : null,
        organizationId: request.headers.get('x-organization'),
      });
  noteCaller(request, principal);
  const who = principal.keyId ?? principal.userId;
  return {
    principal,
    headers: await countOfCaller(request, who),
    charge: (points) => countAgainst('key', who, points),
  };
}

/** How a request counts whose method does not tell: one of a protocol that sends everything by POST. */
export interface Counting {
  /** Whether it changes nothing, whatever its method. */
  isRead: boolean;
  /** Whether another one, which was counted, has it carried out. */
  isPart: boolean;
}
const countings = new WeakMap<Request, Counting>();

/** To be called before the request is authenticated. */
export function countAs(request: Request, counting: Counting): void {
  countings.set(request, counting);
}

/**
 * Counts a request against the limit of all requests and, when it writes, against the limit of writes. Returns the
 * headers of the limit with less left.
 */
export async function countOfCaller(request: Request, who: string): Promise<Record<string, string>> {
  const { isRead, isPart } = countings.get(request) ?? { isRead: !isWrite(request), isPart: false };
  const all = isPart ? {} : await countAgainst('key', who);
  if (isRead) return all;
  const writes = await countAgainst('keyWrite', who);
  const left = (headers: Record<string, string>) => Number(headers['ratelimit-remaining']);
  return left(all) < left(writes) ? all : writes;
}

async function keyMember(request: Request, key: string): Promise<Member> {
  try {
    return await authenticateKey(key);
  } catch (error) {
    if (isFailure(error) && error.code === 'invalid_api_key') {
      await countFailed('failedKey', request);
    }
    throw error;
  }
}

/**
 * The participant of this interview, by its token: as a Bearer token, or in the cookie that the participant's page got.
 */
export async function authenticateInterview(
  request: Request,
  responseId: string,
): Promise<Admission<Participant>> {
  return admitParticipant(request, tokenOf(request, responseId), (token) =>
    authenticateParticipant(responseId, token),
  );
}

/** The same, with the upload that the request names. Only PATCH may use a cached copy of the upload. */
export async function authenticateUploader(
  request: Request,
  { responseId, recordingId }: { responseId: string; recordingId: string },
): Promise<Admission<Uploader>> {
  const find = request.method === 'PATCH' ? recentUploader : findUploader;
  return admitParticipant(request, tokenOf(request, responseId), (token) =>
    find(responseId, recordingId, token),
  );
}

function tokenOf(request: Request, responseId: string): string | undefined {
  return bearerToken(request) ?? (isSameOrigin(request) ? cookieToken(request, responseId) : undefined);
}

/** The participant of any interview, by a Bearer token alone. */
export async function authenticateToken(request: Request): Promise<Admission<Participant>> {
  return admitParticipant(request, bearerToken(request), findParticipant);
}

async function admitParticipant<P extends Participant>(
  request: Request,
  token: string | undefined,
  find: (token: string) => Promise<P>,
): Promise<Admission<P>> {
  try {
    if (!token)
      throw new Failure('unauthorized', 'This interview needs its own token, as Authorization: Bearer.');
    const principal = await find(token);
    noteCaller(request, principal);
    return { principal, headers: await countAgainst('interview', principal.responseId) };
  } catch (error) {
    if (isFailure(error) && error.code === 'unauthorized') await countFailed('failedToken', request);
    throw error;
  }
}

/** Accepts everybody. The route itself limits requests, since it knows what they ask for. */
export async function admitAnyone(): Promise<Admission<Anyone>> {
  return { principal: { kind: 'anyone' }, headers: {} };
}

async function countFailed(limit: Limit, request: Request): Promise<void> {
  await countAgainst(limit, clientOf(request));
}

/** The key by which limits per address count a request. */
export function clientOf(request: Request): string {
  return networkOf(addressOf(request));
}

/** The client's address as the gateway saw it. The gateway removes this header from what clients send. */
export function addressOf(request: Request): string {
  return request.headers.get('x-client-address') ?? 'unknown';
}

export function isWrite(request: Request): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD';
}

/** Undefined without an Authorization header, empty when it holds no Bearer token. */
export function bearerToken(request: Request): string | undefined {
  const header = request.headers.get('authorization');
  return header === null ? undefined : (/^Bearer ([\w.~+/=-]{1,256})$/i.exec(header)?.[1] ?? '');
}

function cookieToken(request: Request, responseId: string): string | undefined {
  return interviewsIn(request.headers.get('cookie')).find((one) => one.responseId === responseId)?.token;
}
