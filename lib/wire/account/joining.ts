import { z } from 'zod';
import { ROLES, type Role } from '@/lib/domain/roles';
import { nameField, passwordField } from './sign-up';

/** What the holder of an invitation's link is offered. */
export const OfferShape = z
  .object({
    organizationName: z.string().meta({ description: 'The organization to join.' }),
    inviterName: z.string().meta({ description: 'Who invites.' }),
    email: z.string().meta({ description: 'Whom it is for.' }),
    role: z.enum(ROLES).meta({ description: 'As what.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Until when.' }),
  })
  .meta({ id: 'Offer', description: 'What an invitation offers.' });

export function offer(invitation: {
  organizationName: string;
  inviterName: string;
  email: string;
  role: Role;
  expiresAt: Date;
}): z.input<typeof OfferShape> {
  const { organizationName, inviterName, email, role, expiresAt } = invitation;
  return { organizationName, inviterName, email, role, expiresAt: expiresAt.toISOString() };
}

export const JoinRequest = z
  .strictObject({
    name: nameField.meta({ description: 'Their name.' }),
    password: passwordField.meta({ description: '8 to 128 characters.' }),
  })
  .meta({ id: 'JoinRequest', description: 'Who joins.' });

export const JoinedShape = z
  .object({
    userId: z.uuid().meta({ description: 'The person.' }),
    organizationId: z.uuid().meta({ description: 'The organization.' }),
    email: z.string().meta({ description: 'The address to sign in with.' }),
  })
  .meta({ id: 'Joined', description: 'Somebody joined.' });
