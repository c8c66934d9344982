import type { Role } from '@/lib/domain/roles';

/** The name and the rights of each role (decisions, H1), in words. */
export const ROLE_WORDS: Record<Role, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, and who may do what.' },
  admin: { name: 'Admin', may: 'Launches, deletes, and looks after members, keys and who bills to what.' },
  researcher: { name: 'Researcher', may: 'Writes guides, launches where allowed, reads everything.' },
  collaborator: { name: 'Collaborator', may: 'Writes guides, tags and comments; does not launch.' },
  viewer: { name: 'Viewer', may: 'Reads and exports responses.' },
};
