import { z } from 'zod';
import { ROLES } from '@/lib/domain/roles';
import { nameField } from './sign-up';

export const personFields = { id: z.uuid(), name: z.string(), email: z.string() };
export const membershipFields = { id: z.uuid(), name: z.string(), role: z.enum(ROLES) };

/** Whoever is signed in. */
export const AccountShape = z
  .object({
    user: z.object(personFields),
    organizations: z.array(z.object(membershipFields)),
    activeOrganizationId: z.uuid().nullable(),
  })
  .meta({ id: 'Account' });

export const RenameRequest = z.strictObject({ name: nameField }).meta({ id: 'RenameRequest' });
export const SwitchRequest = z
  .strictObject({ organizationId: z.guid().toLowerCase() })
  .meta({ id: 'SwitchRequest' });
export const FoundedShape = z.object({ organizationId: z.uuid() }).meta({ id: 'Founded' });
