import type { AuditTarget } from '@/lib/domain/audit/audit-entry';
import { findOwner, insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import { changedFields } from './changed-fields';
import { FirstCommit } from './first-commit';

type Flags = Readonly<Record<string, unknown>>;

/** Records a command of an operator in the first transaction that it commits (O1). */
export class CommandAudit extends FirstCommit {
  #organizationId: string | null = null;

  constructor(
    private readonly action: string,
    private readonly flags: Flags,
  ) {
    super();
  }

  /** To be called before the command does anything: afterwards what it ends may not be found. */
  async begin(db: Db): Promise<void> {
    const { org, study, key } = this.flags;
    this.#organizationId =
      typeof org === 'string' ? org : await findOwner(db, { studyId: text(study), keyId: text(key) });
  }

  protected async write(tx: Db, result: unknown): Promise<boolean> {
    await this.#record(tx, result);
    return true;
  }

  /** The command is over. `hasChanged`: something was written, be it outside of a transaction. */
  async ended(db: Db, about: { hasChanged: boolean; result: unknown }): Promise<void> {
    if (about.hasChanged && !this.isRecorded) await this.#record(db, about.result);
  }

  async #record(db: Db, result: unknown): Promise<void> {
    const studyId = text(this.flags.study);
    await insertAuditEntry(db, {
      organizationId: this.#organizationId ?? organizationIn(this.action, result),
      actor: { system: 'operator' },
      action: this.action,
      target: targetIn(this.flags),
      studyId,
      ip: null,
      result: 'done',
      changes: changedFields(this.flags),
    });
  }
}

/** An organisation that is made has its own log from its first entry on. */
function organizationIn(action: string, result: unknown): string | null {
  return action === 'org:create'
    ? text((result as { organizationId?: unknown } | null)?.organizationId)
    : null;
}

function targetIn({ study, key, wallet, user, org }: Flags): AuditTarget | null {
  const named = [
    { type: 'study', id: text(study) },
    { type: 'key', id: text(key) },
    { type: 'wallet', id: text(wallet) },
    { type: 'member', id: text(user) },
    { type: 'organization', id: text(org) },
  ] as const;
  const { type, id } = named.find((one) => one.id !== null) ?? { type: 'organization' as const, id: null };
  return id === null ? null : { type, id };
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
