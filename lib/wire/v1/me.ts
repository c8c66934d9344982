import { z } from 'zod';
import { CAPABILITIES, type Capability, ROLES, type Role } from '@/lib/domain/roles';
import { membershipFields, personFields } from '../account/account';

/** Who calls, where they act and what they may do there. */
export const MeShape = z
  .object({
    user: z.object(personFields),
    organization: z.object({ id: z.uuid(), name: z.string() }),
    role: z.enum(ROLES),
    capabilities: z.array(z.enum(CAPABILITIES)),
    organizations: z.array(z.object(membershipFields)),
  })
  .meta({ id: 'Me' });

export const OrganizationShape = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'Organization' });

export function meV1(me: {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string };
  role: Role;
  capabilities: readonly Capability[];
  organizations: { id: string; name: string; role: Role }[];
}): z.input<typeof MeShape> {
  return { ...me, capabilities: [...me.capabilities] };
}
