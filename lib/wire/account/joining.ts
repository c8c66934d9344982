import { z } from 'zod';
import { ROLES, type Role } from '@/lib/domain/roles';
import { nameField, passwordField } from './sign-up';

/** What the holder of an invitation's link is offered. */
export const OfferShape = z
  .object({
    organizationName: z.string(),
    inviterName: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Offer' });

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
  .strictObject({ name: nameField, password: passwordField })
  .meta({ id: 'JoinRequest' });

export const JoinedShape = z
  .object({ userId: z.uuid(), organizationId: z.uuid(), email: z.string() })
  .meta({ id: 'Joined' });
