import { type Db, sqlState } from '@/lib/store/database';

/** Thrown before a commit that would come too late; the transaction rolls back. Never leaves the request. */
class TooLate extends Error {
  constructor() {
    super('the request was over before its work was: nothing of it is kept');
  }
}

/**
 * The database for one request, which is answered whatever its work does. Once it is over (`end`), nothing more is
 * committed: what it said stays true. `mayHaveChanged` tells whether something was, or may have been: a commit was
 * sent, or a statement that writes on its own.
 */
export interface RequestDatabase {
  db: Db;
  end(): void;
  mayHaveChanged(): boolean;
  /** From now on each transaction is watched. */
  watch(watch: TransactionWatch): void;
}

export interface TransactionWatch {
  /** Last in the transaction; `result` is what its work returned. */
  beforeCommit(tx: Db, result: unknown): Promise<void>;
  committed(): void;
}

export function requestDatabase(whole: Db): RequestDatabase {
  const state = { ended: false, changed: false };
  let watched: TransactionWatch | undefined;
  const writes = () => {
    if (state.ended) throw new TooLate();
    state.changed = true;
  };
  const writing = (name: 'insert' | 'update' | 'delete') => ({
    value: (table: Parameters<Db['insert']>[0]) => {
      writes();
      return whole[name](table);
    },
  });
  // The whole database with other ways to write: what is not named here is inherited.
  const db: Db = Object.create(whole, {
    insert: writing('insert'),
    update: writing('update'),
    delete: writing('delete'),
    transaction: {
      value: async (work: Parameters<Db['transaction']>[0], config: Parameters<Db['transaction']>[1]) => {
        const before = state.changed;
        let committing = false;
        try {
          const done = await whole.transaction(async (tx) => {
            // Its connection came too late: nobody needs the work any more, and others wait for the connection.
            if (state.ended) throw new TooLate();
            const result = await work(tx);
            await watched?.beforeCommit(tx, result);
            writes();
            committing = true;
            return result;
          }, config);
          watched?.committed();
          return done;
        } catch (error) {
          // The database itself refused the commit, so nothing was committed; anything else leaves that open.
          if (committing && isRefusedCommit(error)) state.changed = before;
          throw error;
        }
      },
    },
  });
  return {
    db,
    end: () => {
      state.ended = true;
    },
    mayHaveChanged: () => state.changed,
    watch: (watch) => {
      watched = watch;
    },
  };
}

/** Constraints that are checked at the commit, serialisation failures and deadlocks. */
function isRefusedCommit(error: unknown): boolean {
  return /^(23|40001|40P01)/.test(sqlState(error) ?? '');
}
