import { CommandAudit } from '@/lib/services/audit/command-audit';
import { requestDatabase } from '@/lib/services/request-database';
import type { Db } from '@/lib/store/database';
import type { Outcome, PreparedCommand } from './admin-command';

/** Runs a command with its entry in the audit log. */
export async function runRecorded(db: Db, name: string, { flags, run }: PreparedCommand): Promise<Outcome> {
  const work = requestDatabase(db);
  const audit = new CommandAudit(name, flags);
  work.watch(audit);
  await audit.begin(db);
  const outcome = await run(work.db);
  await audit.ended(db, { hasChanged: work.mayHaveChanged(), result: outcome.print });
  return outcome;
}
