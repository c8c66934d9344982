import { z } from 'zod';
import { ROLES } from '@/lib/domain/roles';
import { nameField } from './sign-up';

export const personFields = { id: z.uuid(), name: z.string(), email: z.string() };
export const membershipFields = { id: z.uuid(), name: z.string(), role: z.enum(ROLES) };

/** Whoever is signed in. */
export const AccountShape = z
  .object({
    user: z.object(personFields).meta({ description: 'The person.' }),
    organizations: z
      .array(z.object(membershipFields))
      .meta({ description: 'All that the person belongs to.' }),
    activeOrganizationId: z.uuid().nullable().meta({
      description: "The session's organization for requests that name none; null when none was chosen.",
    }),
  })
  .meta({ id: 'Account', description: 'Whoever is signed in.' });

export const RenameRequest = z
  .strictObject({ name: nameField.meta({ description: 'The new name.' }) })
  .meta({ id: 'RenameRequest', description: 'A name.' });
export const SwitchRequest = z
  .strictObject({
    organizationId: z.guid().toLowerCase().meta({ description: 'One of your organizations.' }),
  })
  .meta({ id: 'SwitchRequest', description: 'Where to act.' });
export const FoundedShape = z
  .object({ organizationId: z.uuid().meta({ description: 'Its id; you are its owner.' }) })
  .meta({ id: 'Founded', description: 'A new organization.' });
