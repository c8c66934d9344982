import type { Db } from '@/lib/store/database';
import { deleteOldAnswers } from '@/lib/store/idempotency-keys';

/** Answers under Idempotency-Keys are kept for a day (A14). */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await deleteOldAnswers(db);
}
