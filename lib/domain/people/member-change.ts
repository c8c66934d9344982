import { type Role, roleMay } from '../roles';

/** A change of who belongs to an organisation, in the eyes of who makes it (decisions, H1). */
export interface MemberChange {
  actor: { userId: string; role: Role };
  /** Whose membership it is. Null for somebody who is invited. */
  target: { userId: string; role: Role } | null;
  /** The role afterwards; null when the membership ends. */
  to: Role | null;
}

/** Why it is not theirs to do, in words for them; undefined when it is. */
export function memberChangeRefusal({ actor, target, to }: MemberChange): string | undefined {
  // Whoever wants to leave may.
  if (to === null && target?.userId === actor.userId) return undefined;
  if (!roleMay(actor.role, 'administer')) return 'Only owners and admins may change who belongs here.';
  const concernsOwners = to === 'owner' || target?.role === 'owner';
  if (concernsOwners && !roleMay(actor.role, 'own')) return 'Only owners may make or remove owners.';
  return undefined;
}
