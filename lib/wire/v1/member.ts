import { z } from 'zod';
import { ROLES, type Role } from '@/lib/domain/roles';
import { emailField } from '../account/sign-up';

export const MemberShape = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(ROLES),
    joinedAt: z.iso.datetime(),
    keyCount: z.int().min(0).nullable(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Member' });
export const MemberListShape = z.object({ members: z.array(MemberShape) }).meta({ id: 'MemberList' });

export function memberV1(member: {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  joinedAt: Date;
  keyCount: number | null;
  lastSeenAt: Date | null;
}): z.input<typeof MemberShape> {
  const { joinedAt, lastSeenAt, ...rest } = member;
  return { ...rest, joinedAt: joinedAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null };
}

export const RoleRequest = z.strictObject({ role: z.enum(ROLES) }).meta({ id: 'RoleRequest' });
export const MemberRoleShape = z.object({ userId: z.uuid(), role: z.enum(ROLES) }).meta({ id: 'MemberRole' });

const DELIVERIES = ['mailed', 'failed', 'by_hand'] as const;

export const PasswordLinkShape = z
  .object({ delivery: z.enum(DELIVERIES), link: z.url().nullable(), expiresAt: z.iso.datetime() })
  .meta({ id: 'PasswordLink' });

export const InvitationShape = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(ROLES),
    expiresAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    inviter: z.object({ userId: z.uuid(), name: z.string() }),
  })
  .meta({ id: 'MemberInvitation' });
export const InvitationListShape = z
  .object({ invitations: z.array(InvitationShape) })
  .meta({ id: 'MemberInvitationList' });

export const InviteRequest = z
  .strictObject({ email: emailField, role: z.enum(ROLES) })
  .meta({ id: 'InviteRequest' });

export const SentInvitationShape = z
  .object({
    invitation: InvitationShape,
    replaced: z.boolean(),
    delivery: z.enum(DELIVERIES),
    link: z.url().nullable(),
  })
  .meta({ id: 'SentInvitation' });

interface Invited {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
  createdAt: Date;
  inviter: { userId: string; name: string };
}

export function invitationV1(invitation: Invited): z.input<typeof InvitationShape> {
  const { expiresAt, createdAt } = invitation;
  return { ...invitation, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() };
}

export function sentInvitationV1(sent: {
  invitation: Invited;
  replaced: boolean;
  delivery: (typeof DELIVERIES)[number];
  link: string | null;
}): z.input<typeof SentInvitationShape> {
  return { ...sent, invitation: invitationV1(sent.invitation) };
}
