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

const holder = globalThis as typeof globalThis & { __colloquyUploadLocks?: UploadLocks };

/** The locks of this process. */
export function uploadLocks(): UploadLocks {
  holder.__colloquyUploadLocks ??= new UploadLocks();
  return holder.__colloquyUploadLocks;
}
