import { z } from 'zod';
import { PASSWORD_LENGTH } from '@/lib/domain/people/person';
import { TITLE_LENGTH, text } from '../text';

/** Not held to the rules of new passwords: it is compared, and nothing more. */
const passwordAgain = text(PASSWORD_LENGTH.max).meta({ description: 'Your password, once more.' });
const deletesAt = z.iso.datetime().nullable().meta({ description: 'When it is deleted; null: it is kept.' });

export const DeleteOrganizationRequest = z
  .strictObject({
    name: text(TITLE_LENGTH).meta({ description: 'The name of the organization, exactly as it is.' }),
    password: passwordAgain,
  })
  .meta({ id: 'DeleteOrganizationRequest', description: 'That you mean this organization.' });

export const OrganizationDeletionShape = z
  .object({ organizationId: z.uuid().meta({ description: 'The organization.' }), deletesAt })
  .meta({ id: 'OrganizationDeletion', description: 'What an organization is about to be.' });

export const DeleteAccountRequest = z
  .strictObject({ password: passwordAgain })
  .meta({ id: 'DeleteAccountRequest', description: 'That it is you.' });

export const AccountDeletionShape = z
  .object({ deletesAt })
  .meta({ id: 'AccountDeletion', description: 'What an account is about to be.' });

export function deletionAt({ deletesAt: at }: { deletesAt: Date | null }): {
  deletesAt: string | null;
} {
  return { deletesAt: at?.toISOString() ?? null };
}

export function organizationDeletionAt(deletion: { organizationId: string; deletesAt: Date | null }): {
  organizationId: string;
  deletesAt: string | null;
} {
  return { organizationId: deletion.organizationId, ...deletionAt(deletion) };
}
