import { type Role, roleMay } from '../roles';

/**
 * What credentials are worth as memberships come and go (docs/decisions/017). A password link that somebody makes for
 * somebody else is a power over the whole account, so it lasts only while the account is their organization's alone
 * and nothing about the two memberships has changed.
 */

/** What the address of an account is known by. */
export interface AddressProof {
  /** The password was chosen by whoever reads this address: by a link that was mailed to it, and shown to nobody. */
  emailVerified: boolean;
  /** The organization whose shown link the password was chosen by: its admins may know it. */
  vouchedBy: string | null;
}

/** How a link came to whoever holds it: mailed to the address alone, or shown to somebody of this organization. */
export type LinkDelivery = { mailed: true } | { mailed: false; organizationId: string };

/** What is known of an account's address once its password was chosen with such a link. */
export function proofBy(delivery: LinkDelivery): AddressProof {
  return delivery.mailed
    ? { emailVerified: true, vouchedBy: null }
    : { emailVerified: false, vouchedBy: delivery.organizationId };
}

export interface PasswordLinkChange {
  issuer: { userId: string; role: Role };
  target: { userId: string; role: Role };
  /** Whether the target belongs to another organization, too. */
  isElsewhere: boolean;
}

/** Why somebody may not make a colleague's password link, or undefined. `conflict` is nobody's fault. */
export function passwordLinkRefusal({
  issuer,
  target,
  isElsewhere,
}: PasswordLinkChange): { code: 'forbidden' | 'conflict'; message: string } | undefined {
  if (!roleMay(issuer.role, 'administer')) {
    return { code: 'forbidden', message: 'Only owners and admins may help others to a new password.' };
  }
  if (target.role === 'owner' && !roleMay(issuer.role, 'own')) {
    return { code: 'forbidden', message: 'Only owners may help an owner to a new password.' };
  }
  if (issuer.userId === target.userId) {
    return { code: 'conflict', message: 'Change your own password in your account.' };
  }
  if (!isElsewhere) return undefined;
  return {
    code: 'conflict',
    message: 'This person does not belong to this organisation alone. Whoever runs the server can help them.',
  };
}

/** A password link as it was made, and what is true when it is used. */
export interface PasswordLinkAtUse {
  isExpired: boolean;
  /** Null for one that its holder asked for themselves, by mail. */
  issued: {
    /** What the target was when it was made. */
    targetRole: Role;
    /** Null once one of the two memberships has ended: they do not come back with a new one. */
    now: PasswordLinkChange | null;
  } | null;
}

/** Whether the link sets a password: whoever made it could make the same one at this moment. */
export function passwordLinkHolds({ isExpired, issued }: PasswordLinkAtUse): boolean {
  if (isExpired) return false;
  if (issued === null) return true;
  if (issued.now === null || issued.now.target.role !== issued.targetRole) return false;
  return passwordLinkRefusal(issued.now) === undefined;
}

/**
 * Whether an account may join an organization by an invitation to its address. One whose address was never verified
 * may have been made by anybody; one that another organization vouches for may be used by its admins.
 */
export function mayJoin(
  account: AddressProof,
  invitation: { organizationId: string; mailed: boolean },
): boolean {
  if (account.emailVerified || account.vouchedBy === invitation.organizationId) return true;
  return invitation.mailed && account.vouchedBy === null;
}

/**
 * What an API key is worth (decisions, H2): `forbidden` while its user is no member, and once a membership has ended
 * under it `invalid` for good, so that an invitation brings nothing back to life.
 */
export function keyStanding(key: {
  /** Revoked or expired. */
  isEnded: boolean;
  /** Its user's membership ended while it was there. */
  isLeft: boolean;
  isMember: boolean;
}): 'good' | 'forbidden' | 'invalid' {
  if (key.isEnded) return 'invalid';
  if (!key.isMember) return 'forbidden';
  return key.isLeft ? 'invalid' : 'good';
}
