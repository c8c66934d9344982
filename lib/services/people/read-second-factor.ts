import { listRequiring } from '@/lib/store/second-factor-rules';
import { countRecoveryCodes, findSecondFactor } from '@/lib/store/second-factors';
import type { PersonContext } from '../context';

/** How the person signs in beside their password. */
export interface SecondFactorState {
  /** Since when a code is asked for; null: it is not. */
  onSince: Date | null;
  recoveryCodesLeft: number;
  /** The organisations that require one of the person. */
  requiredBy: { id: string; name: string }[];
}

export async function readSecondFactor({ db, principal }: PersonContext): Promise<SecondFactorState> {
  const { userId } = principal;
  const factor = await findSecondFactor(db, userId);
  const onSince = factor?.confirmedAt ?? null;
  const recoveryCodesLeft = onSince ? await countRecoveryCodes(db, userId) : 0;
  return { onSince, recoveryCodesLeft, requiredBy: await listRequiring(db, userId) };
}
