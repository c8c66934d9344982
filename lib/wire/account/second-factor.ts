import { z } from 'zod';
import { PASSWORD_LENGTH } from '@/lib/domain/people/person';
import { text } from '../text';

const LONGEST_CODE = 100;
/** One that exists: how long it is was judged when it was set. */
const ownPassword = text(PASSWORD_LENGTH.max).meta({ description: 'The password that they sign in with.' });
const code = text(LONGEST_CODE);

export const SecondFactorShape = z
  .object({
    on: z.boolean().meta({ description: 'Whether a code is asked for at each sign-in.' }),
    since: z.iso.datetime().nullable().meta({ description: 'Since when; null when it is off.' }),
    recoveryCodesLeft: z.int().min(0).meta({ description: 'Recovery codes that were not used yet.' }),
    requiredBy: z
      .array(
        z.object({
          id: z.uuid().meta({ description: 'The organization.' }),
          name: z.string().meta({ description: 'Its name.' }),
        }),
      )
      .meta({ description: 'The organizations that require one of the person: it cannot be turned off.' }),
  })
  .meta({ id: 'SecondFactor', description: 'What somebody signs in with beside their password.' });

export const BeginSecondFactorRequest = z
  .strictObject({ password: ownPassword })
  .meta({ id: 'BeginSecondFactorRequest', description: 'The password once more.' });

export const AuthenticatorShape = z
  .object({
    secret: z.string().meta({ description: 'To type into an authenticator app; shown this once.' }),
    uri: z.string().meta({ description: 'The same for a QR code.' }),
  })
  .meta({ id: 'Authenticator', description: 'What an authenticator app makes codes of.' });

export const ConfirmSecondFactorRequest = z
  .strictObject({ code: code.meta({ description: 'What the app shows.' }) })
  .meta({ id: 'ConfirmSecondFactorRequest', description: 'A code of the app.' });

export const BothFactorsRequest = z
  .strictObject({
    password: ownPassword,
    code: code.meta({ description: 'Of the app, or a recovery code.' }),
  })
  .meta({ id: 'BothFactorsRequest', description: 'The password and a code.' });

export const RecoveryCodesShape = z
  .object({
    recoveryCodes: z.array(z.string()).meta({ description: 'Each works once; shown this once.' }),
  })
  .meta({ id: 'RecoveryCodes', description: 'Codes for when the app is lost.' });

export function secondFactorOf(state: {
  onSince: Date | null;
  recoveryCodesLeft: number;
  requiredBy: { id: string; name: string }[];
}): z.input<typeof SecondFactorShape> {
  const { onSince, ...rest } = state;
  return { on: onSince !== null, since: onSince?.toISOString() ?? null, ...rest };
}
