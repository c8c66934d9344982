import { z } from 'zod';
import { ROLES } from '@/lib/domain/roles';

const exempt = z.uuid().nullable();

export const SetSecondFactorRuleRequest = z
  .strictObject({
    required: z.boolean().meta({ description: 'Whether sessions of members need a second factor here.' }),
    exemptUserId: z.guid().toLowerCase().nullable().meta({
      description:
        'One owner who gets in without, for when the second factors of all others fail; null for none. Each such sign-in is in the audit log, and the other owners are told by mail.',
    }),
  })
  .meta({ id: 'SetSecondFactorRuleRequest', description: 'Who needs a second factor.' });

export const SecondFactorRuleShape = z
  .object({
    required: z.boolean().meta({ description: 'Whether sessions of members need a second factor here.' }),
    exemptUserId: exempt.meta({ description: 'The owner who gets in without; null for none.' }),
    members: z
      .array(
        z.object({
          userId: z.uuid().meta({ description: 'The member.' }),
          name: z.string().meta({ description: 'Their name.' }),
          role: z.enum(ROLES).meta({ description: 'What they may do.' }),
          hasSecondFactor: z.boolean().meta({ description: 'Whether they have turned one on.' }),
        }),
      )
      .meta({ description: 'All members, by name.' }),
  })
  .meta({ id: 'SecondFactorRule', description: 'Who needs a second factor, and who has one.' });
