import { z } from 'zod';
import { type Retention, retentionOf } from '@/lib/domain/retention/retention';
import { CAPABILITIES, type Capability, ROLES, type Role } from '@/lib/domain/roles';
import { membershipFields, personFields } from '../account/account';
import { nameField } from '../account/sign-up';
import { text } from '../text';
import { SUPPORT_LENGTH } from './change-study-request';
import { RetentionTimesShape, retentionChange } from './retention';

const SAYS_RETENTION =
  'For how many days parts of responses are kept at most, in all studies: where a study says less, that counts.';

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
    test: z.boolean().meta({ description: 'Whether they call with a test key.' }),
  })
  .meta({ id: 'Me', description: 'Who calls.' });

export const ChangeOrganizationRequest = z
  .strictObject({
    name: nameField.exactOptional().meta({ description: 'The new name.' }),
    supportMessage: text(SUPPORT_LENGTH).nullable().exactOptional().meta({
      description: 'Whom participants in need can turn to, where their study says nothing itself.',
    }),
    retention: retentionChange.exactOptional().meta({ description: SAYS_RETENTION }),
  })
  .meta({ id: 'ChangeOrganizationRequest', description: 'Fields to change; the others stay.' });

export const OrganizationShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    name: z.string().meta({ description: 'Its name.' }),
    supportMessage: z
      .string()
      .nullable()
      .meta({ description: 'Whom participants in need can turn to; null when nothing was entered.' }),
    retention: RetentionTimesShape.meta({ description: SAYS_RETENTION }),
  })
  .meta({ id: 'Organization', description: 'An organization.' });

export function organizationV1({
  retention,
  ...organization
}: {
  id: string;
  name: string;
  supportMessage: string | null;
  retention: Retention | null;
}): z.input<typeof OrganizationShape> {
  return { ...organization, retention: retentionOf(retention) };
}

export function meV1(me: {
  user: { id: string; name: string; email: string };
  organization: { id: string; name: string };
  role: Role;
  capabilities: readonly Capability[];
  organizations: { id: string; name: string; role: Role }[];
  test: boolean;
}): z.input<typeof MeShape> {
  return { ...me, capabilities: [...me.capabilities] };
}
