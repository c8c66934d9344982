import { type Role, roleMay } from '../roles';

/** A change of a membership, seen from the member who makes it (decisions, H1). */
export interface MemberChange {
  actor: { userId: string; role: Role };
  /** Whose membership it is. Null for a person who is being invited. */
  target: { userId: string; role: Role } | null;
  /** The role afterwards; null when the membership ends. */
  to: Role | null;
}

/** Why the member may not make the change, in words for them; undefined when they may. */
export function memberChangeRefusal({ actor, target, to }: MemberChange): string | undefined {
  // Every member may leave.
  if (to === null && target?.userId === actor.userId) return undefined;
  if (!roleMay(actor.role, 'administer')) return 'Only owners and admins may change who belongs here.';
  const concernsOwners = to === 'owner' || target?.role === 'owner';
  if (concernsOwners && !roleMay(actor.role, 'own')) return 'Only owners may make or remove owners.';
  return undefined;
}
