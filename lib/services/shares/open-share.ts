import { Failure } from '@/lib/domain/failure';
import { isOpen, LINK_WAITS_SECONDS, NETWORK_WAITS_SECONDS } from '@/lib/domain/findings/share';
import { studyInToken } from '@/lib/domain/study-in-token';
import { isPasswordProof, isSharePassword, PROOF_SECONDS, passwordProof } from '@/lib/ports/share-password';
import { countGuess, deleteGuesses } from '@/lib/store/password-guesses';
import { findShareLink, type ShareLinkRow } from '@/lib/store/share-links';
import type { AnyoneContext } from '../context';
import { hashOfLinkToken } from '../people/link-token';

/** The link of this token. Refuses `not_found` alike for one that never was, was revoked, or whose time ran out. */
export async function findOpenShare(ctx: AnyoneContext, token: string): Promise<ShareLinkRow> {
  const link = await findShareLink(ctx.db, {
    tokenHash: hashOfLinkToken(token),
    studyId: studyInToken(token),
  });
  if (!link || !isOpen(link, ctx.now())) throw closed();
  return link;
}

/** The link whose media are asked for; its id is in an address that we signed. Refuses `not_found`. */
export async function findOpenShareById(ctx: AnyoneContext, id: string): Promise<ShareLinkRow> {
  const link = await findShareLink(ctx.db, { id });
  if (!link || !isOpen(link, ctx.now())) throw closed();
  return link;
}

/** Refuses `unauthorized` without what was given for the password. */
export function refuseWithoutProof(ctx: AnyoneContext, link: ShareLinkRow, proof: string | undefined): void {
  const { id, passwordHash } = link;
  if (passwordHash === null) return;
  if (proof === undefined || !isPasswordProof(proof, { id, passwordHash }, ctx.now()))
    throw new Failure('unauthorized', 'This link has a password.');
}

/**
 * Seconds to wait before the next password may be tried on the link; 0: it was counted as wrong, until
 * `provePassword` says otherwise. Counted for the network that it comes from, and for all of them together.
 */
export async function secondsUntilPassword(
  ctx: AnyoneContext,
  { id }: ShareLinkRow,
  network: string,
): Promise<number> {
  const own = await countGuess(ctx.db, ownTarget(id, network), NETWORK_WAITS_SECONDS);
  return own > 0 ? own : countGuess(ctx.db, allTarget(id), LINK_WAITS_SECONDS);
}

/** What a browser keeps of the right password, and for how long; null for a link without one. Refuses `unauthorized`. */
export async function provePassword(
  ctx: AnyoneContext,
  link: ShareLinkRow,
  { password, network }: { password: string; network: string },
): Promise<{ proof: string; seconds: number } | null> {
  const { id, passwordHash } = link;
  if (passwordHash === null) return null;
  if (!(await isSharePassword(password, passwordHash)))
    throw new Failure('unauthorized', 'That is not it. Capitals and spaces count.');
  await deleteGuesses(ctx.db, ownTarget(id, network));
  return { proof: passwordProof({ id, passwordHash }, ctx.now()), seconds: PROOF_SECONDS };
}

const ownTarget = (id: string, network: string) => `share ${id} ${network}`;
const allTarget = (id: string) => `share ${id}`;

function closed(): Failure {
  return new Failure('not_found', 'This link is closed.');
}
