/** Roles in an organisation (decisions, H1), strongest first. */
export const ROLES = ['owner', 'admin', 'researcher', 'collaborator', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/**
 * `administer`: delete studies and responses, manage wallets' access, members, other people's keys, the organisation.
 * `own`: make and remove owners.
 */
export const CAPABILITIES = ['read', 'edit', 'launch', 'administer', 'own'] as const;
export type Capability = (typeof CAPABILITIES)[number];

const OF_ROLE: Record<Role, readonly Capability[]> = {
  owner: ['read', 'edit', 'launch', 'administer', 'own'],
  admin: ['read', 'edit', 'launch', 'administer'],
  researcher: ['read', 'edit', 'launch'],
  collaborator: ['read', 'edit'],
  viewer: ['read'],
};

/** Everything that a role permits. */
export function capabilitiesOf(role: Role): readonly Capability[] {
  return OF_ROLE[role];
}

export function roleMay(role: Role, capability: Capability): boolean {
  return OF_ROLE[role].includes(capability);
}

/**
 * Whether a member may launch, publish, pause or close this study: a study that names its launchers leaves
 * it to them, owners and admins (and a named collaborator still may not).
 */
export function mayLaunch(
  member: { role: Role; userId: string },
  launchers: readonly string[] | null,
): boolean {
  if (!roleMay(member.role, 'launch')) return false;
  if (launchers === null || roleMay(member.role, 'administer')) return true;
  return launchers.includes(member.userId);
}
