import cluster from 'node:cluster';
import type { Lock, Locker } from '@tus/server';

interface Holder {
  letGo(): void;
  released: Promise<void>;
}

/**
 * Only one request at a time writes to an upload or reads its offset. A later request comes from the same client on a
 * new connection: the earlier one, whose connection may be dead, is asked to stop, and the bytes it received count.
 */
class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();

  newLock(id: string): Lock {
    let release = () => {};
    return {
      lock: async (_gone, letGo) => {
        for (let ahead = this.#holders.get(id); ahead; ahead = this.#holders.get(id)) {
          ahead.letGo();
          await ahead.released;
        }
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        this.#holders.set(id, { letGo: () => void letGo(), released });
      },
      unlock: async () => {
        this.#holders.delete(id);
        release();
      },
    };
  }
}

/** Between a web process and the launcher, which has the lines of all of them. A ticket is a web process's own number. */
export type UploadLockMessage =
  | { uploadLock: 'take'; ticket: number; id: string }
  | { uploadLock: 'release'; ticket: number }
  | { uploadLock: 'yours'; ticket: number }
  | { uploadLock: 'letGo'; ticket: number };

/** The same over all web processes of a launcher: the later request may have come to another one. */
class SharedUploadLocks implements Locker {
  readonly #claims = new Map<number, { letGo(): void; begin(): void }>();
  #last = 0;

  constructor() {
    process.on('message', (message: Partial<UploadLockMessage> | null) => {
      const claim = this.#claims.get(message?.ticket ?? 0);
      if (message?.uploadLock === 'yours') claim?.begin();
      if (message?.uploadLock === 'letGo') claim?.letGo();
    });
  }

  newLock(id: string): Lock {
    const ticket = ++this.#last;
    const tell = (message: UploadLockMessage) => process.send?.(message);
    return {
      lock: (_gone, letGo) =>
        new Promise((begin) => {
          this.#claims.set(ticket, { letGo: () => void letGo(), begin });
          tell({ uploadLock: 'take', ticket, id });
        }),
      unlock: async () => {
        this.#claims.delete(ticket);
        tell({ uploadLock: 'release', ticket });
      },
    };
  }
}

const holder = globalThis as typeof globalThis & { __colloquyUploadLocks?: Locker };

/** The locks of this process, or of all that it shares its port with. */
export function uploadLocks(): Locker {
  holder.__colloquyUploadLocks ??= cluster.isWorker ? new SharedUploadLocks() : new UploadLocks();
  return holder.__colloquyUploadLocks;
}
