import type { Db } from '@/lib/store/database';
import { forgetAuditLog, listForgottenLogs } from '@/lib/store/erased-organizations';
import { listDueAccounts, listDueOrganizations } from '@/lib/store/leaving';
import { withoutValues } from '@/lib/telemetry/describe-error';
import { log } from '@/lib/telemetry/log';
import { eraseAccount } from './erase-account';
import { eraseOrganization } from './erase-organization';
import { warnLeaving } from './warn-leaving';

/**
 * Deletes organisations and accounts whose week is over, and tells those whose week is nearly over (O4). One that fails
 * does not keep the others: it is tried again with the next run, which also goes on with what takes longer than `forMs`.
 */
export async function endLeaving(db: Db, now: Date, forMs = Number.POSITIVE_INFINITY): Promise<void> {
  const began = performance.now();
  const mayGoOn = () => performance.now() - began < forMs;
  await warnLeaving(db, now);
  for (const id of await listDueOrganizations(db, now)) {
    await tried('organisation', id, () => eraseOrganization(db, id, now, mayGoOn));
  }
  for (const id of await listDueAccounts(db, now))
    await tried('account', id, () => eraseAccount(db, id, now));
  for (const id of await listForgottenLogs(db)) await tried('audit log', id, () => forgetAuditLog(db, id));
}

async function tried(what: string, id: string, erase: () => Promise<unknown>): Promise<void> {
  try {
    await erase();
  } catch (error) {
    log().error({ err: withoutValues(error), id }, `an ${what} was not deleted`);
  }
}
