import { z } from 'zod';
import { CAPABILITIES, type Capability, ROLES, type Role } from '@/lib/domain/roles';
import { membershipFields, personFields } from '../account/account';

/** The caller, their organisation, and what they may do there. */
export const MeShape = z
  .object({
    user: z.object(personFields).meta({ description: 'The person.' }),
    organization: z
      .object({
        id: z.uuid().meta({ description: 'Its id.' }),
        name: z.string().meta({ description: 'Its name.' }),
      })
      .meta({ description: 'Where they act.' }),
    role: z.enum(ROLES).meta({ description: 'What they may do here.' }),
    capabilities: z.array(z.enum(CAPABILITIES)).meta({ description: 'The same as single rights.' }),
    organizations: z
      .array(z.object(membershipFields))
      .meta({ description: 'All that the person belongs to.' }),
  })
  .meta({ id: 'Me', description: 'Who calls.' });

export const OrganizationShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    name: z.string().meta({ description: 'Its name.' }),
  })
  .meta({ id: 'Organization', description: 'An organization.' });

export function meV1(me: {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string };
  role: Role;
  capabilities: readonly Capability[];
  organizations: { id: string; name: string; role: Role }[];
}): z.input<typeof MeShape> {
  return { ...me, capabilities: [...me.capabilities] };
}
