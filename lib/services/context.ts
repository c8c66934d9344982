import { Failure } from '@/lib/domain/failure';
import type { Anyone, Member, Participant, Person, Principal } from '@/lib/domain/principal';
import { type Db, isStudyGone, sqlState } from '@/lib/store/database';
import type { AuditNotes } from './audit/request-audit';

/** What every service gets first: who calls, the database or the transaction under way, and the time. */
export interface Context<P extends Principal = Principal> {
  principal: P;
  db: Db;
  now: () => Date;
  requestId: string;
  /** Where the client may send the same request again (A14). */
  idempotencyKey?: string | undefined;
  /** Called when the result is that of an earlier request under the same Idempotency-Key. */
  onReplay?: () => void;
  /** Allows the request more time than others have, in milliseconds: somebody knows why it takes longer. */
  takeLonger?: (ms: number) => void;
  /** When the request came that somebody waits for, in milliseconds since 1970. */
  began?: number;
  /**
   * Runs work at the database when its turn comes, for requests that hold no place meanwhile; fails when that would be
   * too late for who waits.
   */
  inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  /** What the audit log is to know beyond the request, where the request is recorded (O1). */
  audit?: AuditNotes;
}
export type MemberContext = Context<Member>;
export type PersonContext = Context<Person>;
export type ParticipantContext = Context<Participant>;
export type AnyoneContext = Context<Anyone>;

/** In the line for the database, where the request is in none. */
export function inTurn<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  return ctx.inTurn ? ctx.inTurn(work) : work();
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Nothing was done, and the same again may succeed: a serialisation failure, a deadlock, and a row that refers to one
 * that somebody else deleted after it had been looked up (when it is looked up again, it is missing, in clear words).
 */
const RETRYABLE = new Set(['40001', '40P01', FOREIGN_KEY_VIOLATION]);

/** A row that somebody else held for the whole of the lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` in one short transaction; retried three times when the database asks for it. Refuses `study_busy`, to be
 * sent again, when others do not let go of what it needs, `study_not_found` when the study that had been looked up
 * before the transaction is gone, and `conflict` when something else is.
 */
export async function withTransaction<P extends Principal, T>(
  ctx: Context<P>,
  work: (ctx: Context<P>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (state === LOCK_NOT_AVAILABLE) {
        throw new Failure('study_busy', 'Others are at work on this study. Try again in a moment.', {
          retryAfterSeconds: 1,
        });
      }
      if (attempt < 4 && RETRYABLE.has(state)) continue;
      if (state !== FOREIGN_KEY_VIOLATION) throw error;
      if (isStudyGone(error))
        throw new Failure('study_not_found', 'There is no such study in this organisation.');
      throw new Failure('conflict', 'Something that this belongs to was deleted meanwhile.');
    }
  }
}
