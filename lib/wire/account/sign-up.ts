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

/** What the sign-up page shows before somebody is signed in. */
export const SignUpStateShape = z
  .object({
    open: z.boolean().meta({ description: 'Whether an account can be made without an invitation.' }),
    mail: z
      .boolean()
      .meta({ description: 'Whether this server sends mail; else owners and admins pass links on.' }),
  })
  .meta({ id: 'SignUpState', description: 'What people without an account can do.' });

export const SignUpRequest = z
  .strictObject({
    name: nameField.meta({ description: 'Their name.' }),
    email: emailField.meta({ description: 'The address that they sign in with.' }),
    password: passwordField.meta({ description: '8 to 128 characters.' }),
    organizationName: nameField.meta({ description: 'What the organization is called.' }),
  })
  .meta({ id: 'SignUpRequest', description: 'A person and their organization.' });

export const SignedUpShape = z
  .object({
    userId: z.uuid().meta({ description: 'The person.' }),
    organizationId: z.uuid().meta({ description: 'The organization, whose owner they are.' }),
  })
  .meta({ id: 'SignedUp', description: 'A new person and their organization.' });

export const PasswordLinkRequest = z
  .strictObject({ email: emailField.meta({ description: 'The address that they sign in with.' }) })
  .meta({ id: 'PasswordLinkRequest', description: 'Whose password it is.' });
export const PasswordLinkAskedShape = z
  .object({ mail: z.boolean().meta({ description: 'Whether this server sends mail at all.' }) })
  .meta({ id: 'PasswordLinkAsked', description: 'The same for unknown addresses.' });

const LONGEST_TOKEN = 100;
export const NewPasswordRequest = z
  .strictObject({
    token: text(LONGEST_TOKEN).meta({ description: 'From the link.' }),
    password: passwordField.meta({ description: '8 to 128 characters.' }),
  })
  .meta({ id: 'NewPasswordRequest', description: 'A new password.' });
export const OpenPasswordLinkShape = z
  .object({ expiresAt: z.iso.datetime().meta({ description: 'Until when.' }) })
  .meta({ id: 'OpenPasswordLink', description: 'A link that still sets a password.' });
export const PasswordSetShape = z
  .object({ set: z.literal(true).meta({ description: 'Always true.' }) })
  .meta({ id: 'PasswordSet', description: 'The password is set.' });
