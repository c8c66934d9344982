import type { Db } from '@/lib/store/database';
import { recordOwnEverywhere } from '../audit/record-own';

/** The sign-in library changed somebody's password: the log of each of their organisations has it (O1). */
export async function recordPasswordChange(db: Db, of: { userId: string; ip: string }): Promise<void> {
  await db.transaction((tx) => recordOwnEverywhere(tx, of.userId, { action: 'changePassword', ip: of.ip }));
}
