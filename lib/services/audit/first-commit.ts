import type { Db } from '@/lib/store/database';
import type { TransactionWatch } from '../request-database';

/** Has an entry written in the first transaction that commits; one that is tried again writes it again. */
export abstract class FirstCommit implements TransactionWatch {
  #isWritten = false;
  #isRecorded = false;

  /** Whether a transaction was committed with the entry. */
  protected get isRecorded(): boolean {
    return this.#isRecorded;
  }

  /** The transaction under way has an entry of its own, whatever was recorded before. */
  protected recordAgain(): void {
    this.#isRecorded = false;
  }

  /** Writes the entry; `result` is what the transaction has made. False where there is nothing to record. */
  protected abstract write(tx: Db, result: unknown): Promise<boolean>;

  async beforeCommit(tx: Db, result: unknown): Promise<void> {
    if (!this.#isRecorded) this.#isWritten = await this.write(tx, result);
  }

  committed(): void {
    this.#isRecorded ||= this.#isWritten;
  }
}
