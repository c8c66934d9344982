import type { z } from 'zod';
import type { Anyone } from '@/lib/domain/principal';
import { env } from '@/lib/env';
import { recordOpening } from '@/lib/services/audit/record-opening';
import type { AnyoneContext } from '@/lib/services/context';
import type { ReportFile } from '@/lib/services/findings/export-report';
import {
  findOpenShare,
  provePassword,
  refuseWithoutProof,
  secondsUntilPassword,
} from '@/lib/services/shares/open-share';
import { exportShared, readShared, type Shared } from '@/lib/services/shares/read-shared';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { type Admission, addressOf, clientOf, isWrite } from './authenticate';
import { countAgainst } from './limits';
import { HttpRefusal } from './refusal';
import { type RouteDeclaration, route } from './route';

const COOKIE = 'clq_share';

/** No search engine, no other site and no cache in between learns anything of it. */
export const UNSEEN = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** A route for whoever has a link, counted by address. */
export function sharedRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Anyone, R>) {
  return route(declaration, 'none', admitReader);
}

async function admitReader(request: Request): Promise<Admission<Anyone>> {
  const headers = await countAgainst(isWrite(request) ? 'accountForm' : 'page', clientOf(request));
  return { principal: { kind: 'anyone' }, headers };
}

/** What the link shows, to whoever gave its password before if it has one. */
export async function readWithProof(
  ctx: AnyoneContext,
  request: Request,
  { token, page }: { token: string; page: number },
): Promise<Shared> {
  const link = await findOpenShare(ctx, token);
  refuseWithoutProof(ctx, link, proofIn(request));
  return opened(ctx, request, { link, page });
}

/** The report that the link shows as a file, to the same. */
export async function exportWithProof(
  ctx: AnyoneContext,
  request: Request,
  { token, format }: { token: string; format: ReportFile['format'] },
): Promise<ReportFile> {
  const link = await findOpenShare(ctx, token);
  refuseWithoutProof(ctx, link, proofIn(request));
  const file = await exportShared(ctx, link, format);
  await recordOpening(ctx, link, { action: 'exportSharedReport', ip: addressOf(request), format });
  return file;
}

/** The same by the password, with the cookie that stands for it from now on. Wrong ones have to wait, longer and longer. */
export async function readWithPassword(
  ctx: AnyoneContext,
  request: Request,
  { token, password }: { token: string; password: string },
): Promise<Shared & { cookie: string | null }> {
  const link = await findOpenShare(ctx, token);
  const network = clientOf(request);
  const wait = link.passwordHash && env().rateLimits ? await secondsUntilPassword(ctx, link, network) : 0;
  if (wait > 0)
    throw new HttpRefusal(429, 'Too many wrong passwords. Wait as long as Retry-After says.', {
      'retry-after': String(wait),
    });
  const proven = await provePassword(ctx, link, { password, network });
  const shared = await opened(ctx, request, { link, page: 0 });
  return { ...shared, cookie: proven && cookieOf(token, proven) };
}

/** What is shown, and the entry of the audit log: further pages belong to one opening. */
async function opened(
  ctx: AnyoneContext,
  request: Request,
  { link, page }: { link: Awaited<ReturnType<typeof findOpenShare>>; page: number },
): Promise<Shared> {
  const shared = await readShared(ctx, link, page);
  if (page === 0) await recordOpening(ctx, link, { action: 'openShared', ip: addressOf(request) });
  return shared;
}

function cookieOf(token: string, { proof, seconds }: { proof: string; seconds: number }): string {
  const parts = [`${COOKIE}=${proof}`, `Path=/api/shared/${token}`, 'HttpOnly', 'SameSite=Strict'];
  if (env().baseUrl.startsWith('https:')) parts.push('Secure');
  return [...parts, `Max-Age=${seconds}`].join('; ');
}

function proofIn(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
