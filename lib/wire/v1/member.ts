import { z } from 'zod';
import { ROLES, type Role } from '@/lib/domain/roles';
import { emailField } from '../account/sign-up';

export const MemberShape = z
  .object({
    userId: z.uuid().meta({ description: 'The person.' }),
    name: z.string().meta({ description: 'Their name.' }),
    email: z.string().meta({ description: 'Their address.' }),
    emailVerified: z.boolean().meta({
      description: 'Whether they have used a link that was mailed to the address alone.',
    }),
    role: z.enum(ROLES).meta({ description: 'What they may do here.' }),
    joinedAt: z.iso.datetime().meta({ description: 'Since when.' }),
    keyCount: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Their valid API keys; null if you may not see it.' }),
    lastSeenAt: z.iso.datetime().nullable().meta({
      description: 'When they last signed in or used a key; null if never, or if you may not see it.',
    }),
  })
  .meta({ id: 'Member', description: 'Somebody who belongs to the organization.' });
export const MemberListShape = z
  .object({ members: z.array(MemberShape).meta({ description: 'By name.' }) })
  .meta({ id: 'MemberList', description: 'Who belongs to the organization.' });

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

export const RoleRequest = z
  .strictObject({ role: z.enum(ROLES).meta({ description: 'What they may do here.' }) })
  .meta({ id: 'RoleRequest', description: 'A role.' });
export const MemberRoleShape = z
  .object({
    userId: z.uuid().meta({ description: 'The person.' }),
    role: z.enum(ROLES).meta({ description: 'What they may do here.' }),
  })
  .meta({ id: 'MemberRole', description: 'What a member is now.' });

const DELIVERIES = ['mailed', 'failed', 'by_hand'] as const;

export const PasswordLinkShape = z
  .object({
    delivery: z.enum(DELIVERIES).meta({
      description:
        '`mailed`; `failed`: the mail server refused it; `by_hand`: no mail is set up. Unless mailed, pass on the link yourself.',
    }),
    link: z.url().nullable().meta({ description: 'The link, shown this once; null when it was mailed.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Until when it works.' }),
  })
  .meta({ id: 'PasswordLink', description: 'A link to set a new password.' });

export const InvitationShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    email: z.string().meta({ description: 'Whom it is for.' }),
    role: z.enum(ROLES).meta({ description: 'As what.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Until when the link works.' }),
    createdAt: z.iso.datetime().meta({ description: 'When they were first invited.' }),
    inviter: z
      .object({
        userId: z.uuid().meta({ description: 'The person.' }),
        name: z.string().meta({ description: 'Their name.' }),
      })
      .meta({ description: 'Who invited last.' }),
  })
  .meta({ id: 'MemberInvitation', description: 'Somebody who was invited and has not joined.' });
export const InvitationListShape = z
  .object({
    invitations: z.array(InvitationShape).meta({ description: 'Those who have not joined, oldest first.' }),
  })
  .meta({ id: 'MemberInvitationList', description: 'Who was invited.' });

export const InviteRequest = z
  .strictObject({
    email: emailField.meta({ description: 'Their address.' }),
    role: z.enum(ROLES).meta({ description: 'What they may do here.' }),
  })
  .meta({ id: 'InviteRequest', description: 'Whom to invite.' });

export const SentInvitationShape = z
  .object({
    invitation: InvitationShape,
    replaced: z.boolean().meta({ description: 'Whether an earlier link became invalid.' }),
    delivery: z.enum(DELIVERIES).meta({
      description:
        '`mailed`; `failed`: the mail server refused it; `by_hand`: no mail is set up. Unless mailed, pass on the link yourself.',
    }),
    link: z.url().nullable().meta({ description: 'The link, shown this once; null when it was mailed.' }),
  })
  .meta({ id: 'SentInvitation', description: 'An invitation and its link.' });

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
