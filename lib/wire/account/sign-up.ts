import { z } from 'zod';
import { isEmail, isName, isPassword, PASSWORD_LENGTH } from '@/lib/domain/people/person';
import { TITLE_LENGTH, text } from '../text';

const { min, max } = PASSWORD_LENGTH;

/** What people type about themselves; the same rules in the browser and on the server. */
export const nameField = text(TITLE_LENGTH).refine(isName, 'Expected a name');
export const emailField = text(TITLE_LENGTH).refine(isEmail, 'Expected an e-mail address');
export const passwordField = text(max)
  .meta({ minLength: min })
  .refine(isPassword, `Expected ${min} to ${max} characters`);

/** What a stranger at the door is told. */
export const SignUpStateShape = z
  .object({ open: z.boolean(), mail: z.boolean() })
  .meta({ id: 'SignUpState' });

export const SignUpRequest = z
  .strictObject({ name: nameField, email: emailField, password: passwordField, organizationName: nameField })
  .meta({ id: 'SignUpRequest' });

export const SignedUpShape = z
  .object({ userId: z.uuid(), organizationId: z.uuid() })
  .meta({ id: 'SignedUp' });

export const PasswordLinkRequest = z.strictObject({ email: emailField }).meta({ id: 'PasswordLinkRequest' });
export const PasswordLinkAskedShape = z.object({ mail: z.boolean() }).meta({ id: 'PasswordLinkAsked' });

const LONGEST_TOKEN = 100;
export const NewPasswordRequest = z
  .strictObject({ token: text(LONGEST_TOKEN), password: passwordField })
  .meta({ id: 'NewPasswordRequest' });
export const OpenPasswordLinkShape = z
  .object({ expiresAt: z.iso.datetime() })
  .meta({ id: 'OpenPasswordLink' });
export const PasswordSetShape = z.object({ set: z.literal(true) }).meta({ id: 'PasswordSet' });
