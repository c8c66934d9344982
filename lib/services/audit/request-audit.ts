import type {
  AuditActor,
  AuditChanges,
  AuditTarget,
  AuditTargetType,
  NewAuditEntry,
} from '@/lib/domain/audit/audit-entry';
import { isFailure } from '@/lib/domain/failure';
import { isUuid } from '@/lib/domain/identifier';
import type { Member } from '@/lib/domain/principal';
import { insertAuditEntry } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import { changedFields } from './changed-fields';
import { findTarget, type RequestTarget } from './find-target';
import { FirstCommit } from './first-commit';
import { givenOut } from './given-out';

/** What is recorded of a member's request, as the route that takes it knows it. */
export interface AuditedRequest {
  principal: Member;
  /** The operation's id. */
  action: string;
  params: Record<string, unknown>;
  query: unknown;
  body: unknown;
  ip: string;
  /** What a success has made, where its path does not name that. */
  makes?: AuditTargetType | undefined;
  /** A GET: recorded when it gave something out. */
  isRead: boolean;
}

/** The audit log as services see it: what the request cannot tell by itself. */
export interface AuditNotes {
  /** What a field was before, beside what the request sets it to. */
  was(field: string, values: AuditChanges[string]): void;
  /**
   * What the transaction under way is about, where the path does not name that. To be called in each transaction of a
   * request that changes several things: each has its own entry.
   */
  about(target: AuditTarget, studyId: string): void;
}

/**
 * Records one member's request (decisions, O1): a change in the transaction that makes it, so that neither is there
 * without the other; what was given out before it is given; and what the caller's role does not allow.
 */
export class RequestAudit extends FirstCommit implements AuditNotes {
  #isReplay = false;
  #found: RequestTarget = { target: null, studyId: null };
  readonly #noted: AuditChanges = {};

  constructor(private readonly request: AuditedRequest) {
    super();
  }

  was(field: string, values: AuditChanges[string]): void {
    this.#noted[field] = values;
  }

  about(target: AuditTarget, studyId: string): void {
    this.#found = { target, studyId };
    this.recordAgain();
  }

  /** To be called before the request does anything: afterwards what it deletes has no id any more. */
  async begin(db: Db): Promise<void> {
    if (!this.request.isRead) await this.#find(db);
  }

  protected async write(tx: Db, result: unknown): Promise<boolean> {
    if (this.request.isRead || this.#isReplay) return false;
    await this.#record(tx, 'done', { made: this.#madeBy(result) });
    return true;
  }

  /** The request was carried out, and recorded, when it came first. */
  replayed(): void {
    this.#isReplay = true;
  }

  /** A success that is going to be answered. `isFile`: with a file. `hasChanged`: something was written. */
  async answered(db: Db, about: { isFile: boolean; hasChanged: boolean; result: unknown }): Promise<void> {
    const { isRead } = this.request;
    const addresses = givenOut();
    if (isRead && (addresses > 0 || about.isFile)) {
      await this.#find(db);
      await this.#record(db, 'done', { addresses, lazily: true });
    } else if (!isRead && about.hasChanged && !this.isRecorded && !this.#isReplay)
      await this.#record(db, 'done', { made: this.#madeBy(about.result) });
  }

  /** A refusal. Of those that change nothing, only what the caller may not do is recorded. */
  async refused(db: Db, error: unknown): Promise<void> {
    const code = isFailure(error) ? error.code : 'internal_error';
    if (this.request.isRead || !(this.isRecorded || code === 'forbidden')) return;
    // The refusal is answered as it is, also where the database is away.
    await this.#record(db, code, {}).catch(() => {});
  }

  async #find(db: Db): Promise<void> {
    this.#found = await findTarget(db, this.request.principal, this.request.params);
  }

  async #record(
    db: Db,
    result: string,
    more: { made?: AuditTarget | null; addresses?: number; lazily?: boolean },
  ): Promise<void> {
    const { principal, action, ip, query, body, isRead } = this.request;
    const { organizationId, userId, keyId } = principal;
    const actor: AuditActor = keyId === null ? { userId } : { userId, keyId };
    const made = more.made ?? null;
    const entry: NewAuditEntry = {
      ...{ organizationId, actor, action, ip, result },
      target: made ?? this.#found.target,
      studyId: made?.type === 'study' ? made.id : this.#found.studyId,
      changes: isRead
        ? { ...formatIn(query), ...(more.addresses && { addresses: { to: more.addresses } }) }
        : { ...changedFields(body), ...this.#noted },
    };
    await insertAuditEntry(db, entry, { lazily: more.lazily ?? false });
  }

  #madeBy(result: unknown): AuditTarget | null {
    const type = this.request.makes;
    const id = type && idIn(result, type);
    return id ? { type, id } : null;
  }
}

/** Of a file that is asked for. */
function formatIn(query: unknown): AuditChanges {
  const { format } = changedFields(query);
  return format ? { format } : {};
}

/** The id in what a service returns: itself, in a field of its own, or in that of the thing. */
function idIn(result: unknown, type: AuditTargetType): string | undefined {
  if (typeof result === 'string') return isUuid(result) ? result : undefined;
  if (typeof result !== 'object' || result === null) return undefined;
  const fields = result as Record<string, unknown>;
  for (const value of [fields.id, fields[`${type}Id`], fields[type]]) {
    const found = value === fields ? undefined : idIn(value, type);
    if (found) return found;
  }
  return undefined;
}
