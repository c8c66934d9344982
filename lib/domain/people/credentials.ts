import { type Role, roleMay } from '../roles';

/**
 * The rules for credentials when memberships begin and end (docs/decisions/017). A password link that a person creates
 * for a colleague gives power over the whole account, so it is valid only while the account belongs to their
 * organization alone and nothing about the two memberships has changed.
 */

/** How an account's address was proven. */
export interface AddressProof {
  /** The password was set by the reader of this address: through a link that was mailed to it and shown to nobody. */
  emailVerified: boolean;
  /** The organization that was shown the link through which the password was set: its admins may know the password. */
  vouchedBy: string | null;
}

/** How the holder got a link: mailed to the address alone, or shown to a member of this organization. */
export type LinkDelivery = { mailed: true } | { mailed: false; organizationId: string };

/** The proof of an account's address after its password was set through such a link. */
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

/** Why a member may not create a colleague's password link, or undefined. `conflict`: nobody could. */
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

/** A password link as it was created, and the state when it is used. */
export interface PasswordLinkAtUse {
  isExpired: boolean;
  /** Null for one that its holder requested by mail. */
  issued: {
    /** The target's role when it was created. */
    targetRole: Role;
    /** Null once one of the two memberships has ended: a new membership does not make the link valid again. */
    now: PasswordLinkChange | null;
  } | null;
}

/** Whether the link sets a password: only if its creator could create the same one at this moment. */
export function passwordLinkHolds({ isExpired, issued }: PasswordLinkAtUse): boolean {
  if (isExpired) return false;
  if (issued === null) return true;
  if (issued.now === null || issued.now.target.role !== issued.targetRole) return false;
  return passwordLinkRefusal(issued.now) === undefined;
}

/**
 * Whether an account may join an organization by an invitation to its address. An account whose address was never
 * verified may have been created by a stranger; one that another organization vouches for may be used by its admins.
 */
export function mayJoin(
  account: AddressProof,
  invitation: { organizationId: string; mailed: boolean },
): boolean {
  if (account.emailVerified || account.vouchedBy === invitation.organizationId) return true;
  return invitation.mailed && account.vouchedBy === null;
}

/**
 * The state of an API key (decisions, H2): `forbidden` while its user is not a member; `invalid` for good once a
 * membership has ended under it, so that a new invitation does not make it valid again; `withheld` while its
 * organisation or its user is to be deleted (O4).
 */
export function keyStanding(key: {
  /** Revoked or expired. */
  isEnded: boolean;
  /** Its user's membership ended after the key was made. */
  isLeft: boolean;
  isMember: boolean;
  /** Its organisation or its user is to be deleted. */
  isWithheld: boolean;
}): 'good' | 'forbidden' | 'invalid' | 'withheld' {
  if (key.isEnded) return 'invalid';
  if (!key.isMember) return 'forbidden';
  if (key.isLeft) return 'invalid';
  return key.isWithheld ? 'withheld' : 'good';
}
